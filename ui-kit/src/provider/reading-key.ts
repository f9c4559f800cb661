const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The key as it would be where text runs from left to right: the right arrow goes on, the left one
 * back. Where it runs from right to left, the two change places.
 * @param at an element of what the key moves in
 */
export function readingKey(key: string, at: Element): string {
  return (getComputedStyle(at).direction === 'rtl' && MIRRORED[key]) || key;
}
