/** Width in px of the sticky column of titles. */
const NAMES = 200;

/** Scrolls a time axis so that a mark on it is at a third of the visible part. */
export function scrollTo(box: HTMLElement, mark: HTMLElement): void {
  const seen = box.getBoundingClientRect();
  const { left, width } = mark.getBoundingClientRect();
  const into = NAMES + (seen.width - NAMES) / 3;
  const isRtl = getComputedStyle(box).direction === 'rtl';
  box.scrollLeft += left + width / 2 - (isRtl ? seen.right - into : seen.left + into);
}
