/**
 * `beforeEach` of a story whose pictures stay on their way: nobody hears that they are there.
 * @returns what lets go
 */
export function holdPictures(): () => void {
  const hold = (event: Event): void => {
    if (event.target instanceof HTMLImageElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', hold, true);
  return () => document.removeEventListener('load', hold, true);
}
