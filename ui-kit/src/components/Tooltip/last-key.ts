/** Keys that carry the focus from one thing to the next. */
const WALKS = /^(Tab|Arrow.*|Home|End)$/;

let lastKey = '';
if (typeof document !== 'undefined') {
  const options = { capture: true, passive: true };
  document.addEventListener('keydown', ({ key }) => (lastKey = key), options);
  document.addEventListener('pointerdown', () => (lastKey = ''), options);
}

/** Whether the focus was carried here by a key; else a layer that opened or closed has put it here. */
export const isWalked = (): boolean => WALKS.test(lastKey);
