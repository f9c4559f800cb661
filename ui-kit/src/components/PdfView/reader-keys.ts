/** The action for a key; scrolling by keys is left to the browser. */
export type ReaderAction = 'find' | 'larger' | 'smaller' | 'fit' | 'next' | 'previous';

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const PLAIN: Readonly<Record<string, ReaderAction>> = {
  f: 'find',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
};

/**
 * @param pressed the key as `readingKey` returns it
 * @param isTyping the focus is in a text field
 * @param scrolls the pages can be scrolled horizontally, so left and right belong to the browser
 */
export function readerAction(
  pressed: Pressed,
  isTyping: boolean,
  scrolls: boolean,
): ReaderAction | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const command = ctrlKey || metaKey;
  if (command && !altKey && key.toLowerCase() === 'f') return 'find';
  if (command || altKey || isTyping) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    if (scrolls) return undefined;
    return key === 'ArrowRight' ? 'next' : 'previous';
  }
  return PLAIN[key];
}
