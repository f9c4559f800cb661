/** A value that is loaded on first use and kept until it is invalidated. */
export interface Cached<Value> {
  readonly get: () => Promise<Value>;
  readonly forget: () => void;
}

/** A failed load is not kept, nor is one that was in progress when the value was invalidated. */
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
