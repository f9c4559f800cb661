// The last two notice a window or developer tools opening over the page.
const uses = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'blur', 'resize'] as const;

/**
 * Calls `act` once, at the first interaction with the page: interactive code is then prefetched,
 * but not for visitors who only read. Returns a function that cancels it.
 */
export function onFirstUse(act: () => void): () => void {
  const waiting = new AbortController();
  const use = (): void => {
    waiting.abort();
    act();
  };
  for (const name of uses) addEventListener(name, use, { signal: waiting.signal });
  return () => waiting.abort();
}
