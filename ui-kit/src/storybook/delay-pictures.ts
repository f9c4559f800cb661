/**
 * A `beforeEach` that keeps a story's images loading: their load events are suppressed.
 * @returns a function that ends it
 */
export function delayPictures(): () => void {
  const stopLoad = (event: Event): void => {
    if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', stopLoad, true);
  return () => document.removeEventListener('load', stopLoad, true);
}
