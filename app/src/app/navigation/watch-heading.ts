/** How long to wait for the page's heading, in ms. */
const TIMEOUT = 10_000;
/** Events by which the user takes over. */
const USER_EVENTS = ['keydown', 'pointerdown'];

/**
 * Calls back with the page's heading and with each heading that replaces it while the page loads,
 * until the user does something. Returns a function that stops watching.
 */
export function watchHeading(arrive: (heading: HTMLElement) => void): () => void {
  let last: HTMLElement | null = null;
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === last) return;
    last = heading;
    arrive(heading);
  };
  const stop = new AbortController();
  const end = () => stop.abort();
  const observer = new MutationObserver(look);
  const timer = setTimeout(end, TIMEOUT);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of USER_EVENTS)
    window.addEventListener(event, end, { signal: stop.signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
}
