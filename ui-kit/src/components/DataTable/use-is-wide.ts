import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether a box scrolls horizontally. Only then must the first column be sticky, because every
 * sticky cell costs the browser a layer.
 */
export function useIsWide(ref: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const measure = (): void => setWide(box.scrollWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [ref]);
  return isWide;
}
