/** Keys that carry the focus from one thing to the next. */
const WALKS = /^(Tab|Arrow.*|Home|End)$/;

let held = '';
if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  document.addEventListener('keydown', ({ key }) => (held = key), options);
  document.addEventListener('keyup', () => (held = ''), options);
}

/**
 * Whether a key carries the focus to this element right now: who goes there by key wants to know
 * where. Else a layer that opened or closed has put it there, and its first Escape is for the layer.
 */
export function isFocusedByKey(focused: Element): boolean {
  return WALKS.test(held) && focused.matches(':focus-visible');
}
