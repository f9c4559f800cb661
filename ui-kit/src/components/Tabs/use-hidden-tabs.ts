import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Indexes of the children that are completely or partly outside the scroll box. */
function outOfSight(list: HTMLElement): readonly number[] {
  const frame = list.getBoundingClientRect();
  return [...list.children].flatMap((child, index) => {
    const { left, right } = child.getBoundingClientRect();
    return left < frame.left - 1 || right > frame.right + 1 ? [index] : [];
  });
}

/** Scrolls a child into view horizontally; `scrollIntoView` would also scroll the page. */
function show(list: HTMLElement, index: number): void {
  const child = list.children[index];
  if (!child) return;
  const { left, right } = child.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (left < frame.left) list.scrollLeft -= frame.left - left;
  else if (right > frame.right) list.scrollLeft += right - frame.right;
}

/** The tabs that are scrolled out of view; the selected tab is scrolled into view. */
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
    // The row is measured again when the menu appears, which makes it narrower, and when labels change.
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
