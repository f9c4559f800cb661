/** Longest wait for a moment without work, in ms. */
const PATIENCE = 5000;

/** Does what nobody waits for: after the page has loaded, in a moment without work. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(act), { once: true });
    return;
  }
  // Not every browser tells when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: PATIENCE });
  else setTimeout(act, PATIENCE);
}
