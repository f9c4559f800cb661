/** What a key asks of the reader; scrolling by keys is the browser's. */
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
 * @param pressed its key as `readingKey` gives it
 * @param isTyping the key goes into a field
 * @param scrolls the arrows to the sides are the browser's, as there is something to scroll to
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
