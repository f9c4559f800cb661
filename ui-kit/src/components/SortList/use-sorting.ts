import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dropIndex } from './sort-order.ts';

export interface SortWords {
  /** Name of the handle: (name) => `Move ${name}`. */
  handle: (name: string) => string;
  /** Names of the buttons: (name) => `Move ${name} up`. */
  up: (name: string) => string;
  down: (name: string) => string;
  /** Announced when a row is lifted, with what the keys do. */
  lifted: (name: string) => string;
  /** Announced at each new place; places count from 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Announced when a row is dropped, and when a move is cancelled. */
  dropped: (name: string) => string;
  cancelled: (name: string) => string;
}

/** Props for the `SortHandle` of a row, from `handleProps` of `useSorting`. */
export interface SortHandleProps {
  /** Marks the handle, so that it keeps the focus when its row moves. */
  'data-sort-handle': string;
  /** Name of the handle, with the name of its row. */
  'aria-label': string;
  /** The row is lifted: arrow keys move it. */
  'aria-pressed': boolean;
  /** Space lifts and drops the row, arrow keys move it, Esc cancels. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Drops the row where it is. */
  onBlur: () => void;
  /** Lifts the row. */
  onPointerDown: (event: PointerEvent) => void;
  /** Shows where the dragged row would be dropped. */
  onPointerMove: (event: PointerEvent) => void;
  /** Drops the dragged row. */
  onPointerUp: (event: PointerEvent) => void;
  /** Puts a row back when the system interrupts the drag. */
  onPointerCancel: () => void;
}

interface SortingOptions {
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Called with indexes: moves the item at `from` to `to`. */
  onMove: (from: number, to: number) => void;
  words: SortWords;
}

function rowOf(list: Element | null, key: string): HTMLElement | undefined {
  return [...(list?.querySelectorAll<HTMLElement>('[data-sort-key]') ?? [])].find(
    (row) => row.dataset['sortKey'] === key,
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The index that a key moves a row to; undefined for keys that do not move it. */
function indexAfterKey(
  { key, altKey }: KeyboardEvent,
  { at, count, isLifted }: { at: number; count: number; isLifted: boolean },
): number | undefined {
  const step = STEPS[key];
  if (step !== undefined && (isLifted || altKey)) return at + step;
  if (isLifted && key === 'Home') return 0;
  return isLifted && key === 'End' ? count - 1 : undefined;
}

/** The lifted row, its moves, and what is announced about them. */
function useMoves({ keys, nameOf, onMove, words }: SortingOptions) {
  const list = useRef<HTMLUListElement>(null);
  /** The lifted row and its index when it was lifted. */
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  /** The index at which a dragged row would be dropped. */
  const [target, setTarget] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string>(undefined);
  useLayoutEffect(() => {
    // A row that changes its place in the document loses the focus.
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
    setAnnouncement(words.moved(nameOf(key), to + 1, keys.length));
  };
  const lift = (key: string): void => {
    setLifted({ key, from: keys.indexOf(key) });
    setAnnouncement(words.lifted(nameOf(key)));
  };
  const putDown = (text: string): void => {
    setLifted(null);
    setTarget(null);
    setAnnouncement(text);
  };
  const drop = (key: string): void => putDown(words.dropped(nameOf(key)));
  const cancel = (key: string): void => {
    if (lifted) move(key, lifted.from);
    putDown(words.cancelled(nameOf(key)));
  };
  return { list, lifted, target, setTarget, announcement, refocus, move, lift, drop, cancel };
}

/** Sorting a list by dragging, keys and buttons, with announcements for assistive technology. */
export function useSorting(options: SortingOptions) {
  const { keys, nameOf, words } = options;
  const moves = useMoves(options);
  const { list, lifted, target, setTarget, announcement, refocus, move, lift, drop, cancel } =
    moves;

  const keyDown = (event: KeyboardEvent, key: string): void => {
    const isLifted = lifted?.key === key;
    const at = keys.indexOf(key);
    const to = indexAfterKey(event, { at, count: keys.length, isLifted });
    if (to !== undefined) move(key, to);
    else if (event.key === 'Enter' || event.key === ' ') (isLifted ? drop : lift)(key);
    else if (isLifted && event.key === 'Escape') {
      event.stopPropagation();
      cancel(key);
    } else return;
    event.preventDefault();
  };
  const dropIndexAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll('[data-sort-key]') ?? [])];
    return dropIndex(
      rows.map((row) => row.getBoundingClientRect()),
      lifted?.from ?? 0,
      y,
    );
  };
  const handleProps = (key: string): SortHandleProps => ({
    'data-sort-handle': '',
    'aria-label': words.handle(nameOf(key)),
    'aria-pressed': lifted?.key === key,
    onKeyDown: (event: KeyboardEvent) => keyDown(event, key),
    onBlur: () => {
      // A move takes the focus away for a moment; losing it otherwise drops the row.
      if (refocus.current === undefined && lifted?.key === key) drop(key);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      lift(key);
    },
    onPointerMove: (event: PointerEvent) => {
      if (lifted?.key === key && event.currentTarget.hasPointerCapture(event.pointerId)) {
        setTarget(dropIndexAt(event.clientY));
      }
    },
    onPointerUp: (event: PointerEvent) => {
      if (lifted?.key !== key) return;
      // A press without a drag lifts the row; arrow keys then move it.
      if (target === null) return;
      event.preventDefault();
      drop(key);
      move(key, target);
    },
    onPointerCancel: () => {
      if (lifted?.key === key) cancel(key);
    },
  });
  return { list, lifted, target, announcement, move, handleProps };
}
