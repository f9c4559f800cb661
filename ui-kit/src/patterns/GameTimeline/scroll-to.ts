/** px of the column of names, which stands still. */
const NAMES = 200;

/** Scrolls a line of time so that a mark on it stands a third into what is seen of the line. */
export function scrollTo(box: HTMLElement, mark: HTMLElement): void {
  const seen = box.getBoundingClientRect();
  const { left, width } = mark.getBoundingClientRect();
  const into = NAMES + (seen.width - NAMES) / 3;
  const isRtl = getComputedStyle(box).direction === 'rtl';
  box.scrollLeft += left + width / 2 - (isRtl ? seen.right - into : seen.left + into);
}
