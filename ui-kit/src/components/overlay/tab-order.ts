const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Whether Tab (or Shift+Tab) would move the focus out of `box`. */
export function tabLeaves(box: HTMLElement, backwards: boolean): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)];
  const edge = backwards ? stops[0] : stops.at(-1);
  return edge === undefined || document.activeElement === edge || document.activeElement === box;
}
