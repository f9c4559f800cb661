// Another window or a console that opens over the page is seen by the last two.
const uses = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'blur', 'resize'] as const;

/**
 * Calls once, when the page is used for the first time: what answers to people is fetched before
 * its turn comes, but not for those who only look. The answer calls it off.
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
