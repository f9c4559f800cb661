/** A value that is loaded when first asked for and kept until it is forgotten. */
export interface Cached<Value> {
  readonly get: () => Promise<Value>;
  readonly forget: () => void;
}

/** A load that fails is not kept; one that was under way when forgotten is not either. */
export function createCached<Value>(load: () => Promise<Value>): Cached<Value> {
  let cached: Promise<Value> | null = null;
  return {
    get() {
      if (cached) return cached;
      const loading = load();
      cached = loading;
      loading.catch(() => {
        if (cached === loading) cached = null;
      });
      return loading;
    },
    forget() {
      cached = null;
    },
  };
}
