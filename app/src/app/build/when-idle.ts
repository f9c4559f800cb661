/** Longest wait for an idle moment, in ms. */
const TIMEOUT = 5000;

/** Runs low-priority work when the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(act), { once: true });
    return;
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: TIMEOUT });
  else setTimeout(act, TIMEOUT);
}
