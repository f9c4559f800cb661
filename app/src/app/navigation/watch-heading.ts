/** How long a page may take until it has its heading, in ms. */
const PATIENCE = 10_000;
/** With these the reader goes on by himself. */
const OWN_WILL = ['keydown', 'pointerdown'];

/**
 * Calls back with the page's heading: the one that is there, and each that takes its place while the
 * page's code and data come, until the reader does something. The answer ends it.
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
  const timer = setTimeout(end, PATIENCE);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of OWN_WILL)
    window.addEventListener(event, end, { signal: stop.signal, capture: true });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return end;
}
