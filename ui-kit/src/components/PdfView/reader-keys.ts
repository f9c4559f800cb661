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
 * @param isTyping the key goes into a field
 * @param sideways where the arrows to the sides are free: which of them goes on
 */
export function readerAction(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  isTyping: boolean,
  sideways: 'ArrowLeft' | 'ArrowRight' | undefined,
): ReaderAction | undefined {
  const command = ctrlKey || metaKey;
  if (command && !altKey && key.toLowerCase() === 'f') return 'find';
  if (command || altKey || isTyping) return undefined;
  if (sideways && (key === 'ArrowLeft' || key === 'ArrowRight'))
    return key === sideways ? 'next' : 'previous';
  return PLAIN[key];
}
