const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * The key as it would be in left-to-right text: ArrowRight moves forward, ArrowLeft back. In
 * right-to-left text the two are swapped.
 * @param at an element inside the component that handles the key
 */
export function readingKey(key: string, at: Element): string {
  return (getComputedStyle(at).direction === 'rtl' && MIRRORED[key]) || key;
}
