/** Keys that move the focus. */
const NAVIGATION_KEYS = /^(Tab|Arrow.*|Home|End)$/;

let held = '';
if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  document.addEventListener('keydown', ({ key }) => (held = key), options);
  document.addEventListener('keyup', () => (held = ''), options);
}

/**
 * Whether the element received the focus by the keyboard. Otherwise a layer that opened or closed
 * has set the focus, and no tooltip is shown, so that the first Esc closes the layer.
 */
export function isFocusedByKey(focused: Element): boolean {
  return NAVIGATION_KEYS.test(held) && focused.matches(':focus-visible');
}
