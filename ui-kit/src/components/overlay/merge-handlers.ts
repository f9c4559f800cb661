type Handler = (event: never) => void;
type Props = Readonly<Record<string, unknown>>;

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function';
}

/**
 * Merges props. If both handle the same event, `own` is called first. For other props `added` wins.
 */
export function mergeHandlers<Own extends object, Added extends object>(
  own: Own,
  added: Added,
): Own & Added {
  const merged: Own & Added = { ...own, ...added };
  for (const [name, second] of Object.entries(added)) {
    const first = (own as Props)[name];
    if (!isHandler(name, first) || !isHandler(name, second)) continue;
    const both: Handler = (event) => {
      first(event);
      second(event);
    };
    Object.assign(merged, { [name]: both });
  }
  return merged;
}
