/** Keys that carry the focus from one thing to the next. */
const WALKS = /^(Tab|Arrow.*|Home|End)$/;

let lastKey = '';
if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  document.addEventListener('keydown', ({ key }) => (lastKey = key), options);
  document.addEventListener('pointerdown', () => (lastKey = ''), options);
}

/**
 * Whether a key carried the focus to this element: who goes there by key wants to know where. Else
 * a layer that opened or closed has put it there.
 */
export const isWalkedTo = (focused: Element): boolean =>
  WALKS.test(lastKey) && focused.matches(':focus-visible');
