import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Indexes of the children that stand out of the frame sideways, in whole or in part. */
function outOfSight(list: HTMLElement): readonly number[] {
  const frame = list.getBoundingClientRect();
  return [...list.children].flatMap((child, index) => {
    const { left, right } = child.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1 ? [index] : [];
  });
}

/** Brings a child into sight sideways; `scrollIntoView` would move the page as well. */
function show(list: HTMLElement, index: number): void {
  const child = list.children[index];
  if (!child) return;
  const { left, right } = child.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (left < frame.left) list.scrollLeft -= frame.left - left;
  else if (right > frame.right) list.scrollLeft += right - frame.right;
}

/** Which tabs of a row are out of sight; the selected one is brought in. */
export function useHiddenTabs<List extends HTMLElement>(selected: number) {
  const list = useRef<List>(null);
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const showSelected = useEffectEvent(() => {
    if (list.current) show(list.current, selected);
  });
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = (): void => {
      const next = outOfSight(current);
      setHidden((before) => (before.join() === next.join() ? before : next));
    };
    // Also when the menu comes, which takes room from the row, and when names change.
    const sizes = new ResizeObserver(() => {
      showSelected();
      measure();
    });
    for (const element of [current, ...current.children]) sizes.observe(element);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, []);
  useLayoutEffect(() => {
    if (list.current) show(list.current, selected);
  }, [selected]);
  return { list, hidden };
}
