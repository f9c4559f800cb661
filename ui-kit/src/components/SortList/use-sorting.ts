import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dropIndex } from './sort-order.ts';

export interface SortWords {
  /** Name of the handle: (name) => `Move ${name}`. */
  handle: (name: string) => string;
  /** Names of the buttons: (name) => `Move ${name} up`. */
  up: (name: string) => string;
  down: (name: string) => string;
  /** Said when it is lifted, with what the keys do. */
  lifted: (name: string) => string;
  /** Said at each new place, which counts from 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Said when it is put down, and when it went back. */
  dropped: (name: string) => string;
  cancelled: (name: string) => string;
}

interface SortingOptions {
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Called with indexes: the thing at `from` is to stand at `to`. */
  onMove: (from: number, to: number) => void;
  words: SortWords;
}

function rowOf(list: Element | null, key: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-sort-key]') ?? [])].find(
    (row) => row.dataset['sortKey'] === key,
  );
}

/** Drag, keys and announcements of a list that can be put in order. */
export function useSorting({ keys, nameOf, onMove, words }: SortingOptions) {
  const list = useRef<HTMLUListElement>(null);
  /** The row in hand, and where it came from. */
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  /** Where a dragged row would land. */
  const [target, setTarget] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A row that changes place in the page loses the focus.
    const key = refocus.current;
    refocus.current = undefined;
    if (key === undefined) return;
    rowOf(list.current, key)?.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
  });

  const move = (key: string, to: number): void => {
    const from = keys.indexOf(key);
    if (to === from || to < 0 || to >= keys.length) return;
    refocus.current = document.activeElement?.closest('[data-sort-handle]') ? key : undefined;
    onMove(from, to);
    setSaid(words.moved(nameOf(key), to + 1, keys.length));
  };
  const lift = (key: string): void => {
    setLifted({ key, from: keys.indexOf(key) });
    setSaid(words.lifted(nameOf(key)));
  };
  const drop = (key: string): void => {
    setLifted(null);
    setTarget(null);
    setSaid(words.dropped(nameOf(key)));
  };
  const cancel = (key: string): void => {
    if (lifted) move(key, lifted.from);
    setLifted(null);
    setTarget(null);
    setSaid(words.cancelled(nameOf(key)));
  };

  const keyDown = (event: KeyboardEvent, key: string): void => {
    const isLifted = lifted?.key === key;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && (isLifted || event.altKey)) move(key, keys.indexOf(key) + step);
    else if (isLifted && event.key === 'Home') move(key, 0);
    else if (isLifted && event.key === 'End') move(key, keys.length - 1);
    else if (event.key === 'Enter' || event.key === ' ') (isLifted ? drop : lift)(key);
    else if (isLifted && event.key === 'Escape') {
      event.stopPropagation();
      cancel(key);
    } else return;
    event.preventDefault();
  };
  const landAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll('[data-sort-key]') ?? [])];
    return dropIndex(
      rows.map((row) => row.getBoundingClientRect()),
      lifted?.from ?? 0,
      y,
    );
  };
  const handleProps = (key: string) => ({
    'data-sort-handle': '',
    'aria-label': words.handle(nameOf(key)),
    'aria-pressed': lifted?.key === key,
    onKeyDown: (event: KeyboardEvent) => keyDown(event, key),
    onBlur: () => {
      // Moving it takes the focus away for a moment; anything else puts it down.
      if (refocus.current === undefined && lifted?.key === key) drop(key);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(key);
    },
    onPointerMove: (event: PointerEvent) => {
      if (lifted?.key === key && event.currentTarget.hasPointerCapture(event.pointerId)) {
        setTarget(landAt(event.clientY));
      }
    },
    onPointerUp: (event: PointerEvent) => {
      if (lifted?.key !== key) return;
      // A press without a way is a lift by pointer: the arrows go on from it.
      if (target === null) return;
      event.preventDefault();
      drop(key);
      move(key, target);
    },
    onPointerCancel: () => lifted?.key === key && cancel(key),
  });
  return { list, lifted, target, said, move, handleProps };
}

/** What a handle needs; a row passes it on to its `SortHandle`. */
export type SortHandleProps = ReturnType<ReturnType<typeof useSorting>['handleProps']>;
