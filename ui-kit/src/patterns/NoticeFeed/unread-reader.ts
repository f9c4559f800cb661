/** How long a notice is visible before it counts as read, in ms. */
const READING_TIME = 1000;

/** A notice is visible if half of it is, or if it fills half of a small window. */
const HALF = 0.5;
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, HALF];

/** Reports the ids of watched notices that have been visible for a second without a break. */
export function createReader(report: (ids: readonly number[]) => void) {
  const visible = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let watched = new Set<Element>();
  const cancel = (element: Element) => {
    clearTimeout(timers.get(element));
    timers.delete(element);
  };
  const start = (element: Element) => {
    if (document.hidden || timers.has(element)) return;
    const read = () => report([Number(element.getAttribute('data-notice'))]);
    timers.set(element, setTimeout(read, READING_TIME));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isVisible(entry)) {
          visible.add(entry.target);
          start(entry.target);
        } else {
          visible.delete(entry.target);
          cancel(entry.target);
        }
      }
    },
    { threshold: STEPS },
  );
  const onPageVisibility = () => {
    for (const element of visible) (document.hidden ? cancel : start)(element);
  };
  document.addEventListener('visibilitychange', onPageVisibility);
  const leave = (element: Element) => {
    observer.unobserve(element);
    visible.delete(element);
    cancel(element);
  };
  return {
    watch: (elements: Iterable<Element>) => {
      const next = new Set(elements);
      for (const element of watched) if (!next.has(element)) leave(element);
      for (const element of next) if (!watched.has(element)) observer.observe(element);
      watched = next;
    },
    stop: () => {
      document.removeEventListener('visibilitychange', onPageVisibility);
      observer.disconnect();
      for (const element of timers.keys()) cancel(element);
    },
  };
}

function isVisible(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry;
  if (!isIntersecting) return false;
  return intersectionRatio >= HALF || intersectionRect.height >= (rootBounds?.height ?? 0) * HALF;
}
