/**
 * A `beforeEach` that keeps a story's images loading: their load events are suppressed.
 * @returns a function that ends it
 */
export function holdPictures(): () => void {
  const hold = (event: Event): void => {
    if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', hold, true);
  return () => document.removeEventListener('load', hold, true);
}
