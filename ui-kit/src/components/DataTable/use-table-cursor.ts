import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { nextRow } from './table-cursor.ts';

const TYPING = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

interface CursorOptions {
  scroller: RefObject<HTMLElement | null>;
  keys: readonly string[];
  /** px */
  rowHeight: number;
  headHeight: number;
  /** Scrolls a row into sight. */
  reveal: (index: number) => void;
  /** Shift was held: the rows from one to the other. */
  onRange: (from: number, to: number) => void;
  /** Keys that act on the row with the cursor; true for those that did. */
  onAct: (index: number, key: string, row: HTMLElement) => boolean;
}

function rowOf(element: EventTarget): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('tr[data-index]') : null;
}

/**
 * One row has the cursor; it keeps it when rows change places. Keys move the focus from row to row,
 * and Tab goes on from there into the row.
 */
export function useTableCursor(options: CursorOptions) {
  const { scroller, keys, rowHeight, headHeight, reveal, onRange, onAct } = options;
  const [cursor, setCursor] = useState<string>();
  const byKey = useRef(false);
  const at = cursor === undefined ? -1 : keys.indexOf(cursor);

  const focusRow = (): void => {
    byKey.current = false;
    scroller.current?.querySelector<HTMLElement>('tr[data-cursor]')?.focus({ preventScroll: true });
  };
  // After every drawing: the row may have come into the table only now.
  useLayoutEffect(() => {
    if (byKey.current) focusRow();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    const isOurs = target instanceof Element && currentTarget.contains(target);
    if (!isOurs || event.defaultPrevented || target.matches(TYPING)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || keys.length === 0) return;
    const row = rowOf(target);
    if (row && onAct(at, target === row ? key : `${key} within`, row)) {
      event.preventDefault();
      return;
    }
    const page = Math.max(1, Math.floor((currentTarget.clientHeight - headHeight) / rowHeight) - 1);
    const next = nextRow(at, key.length === 1 ? key.toLowerCase() : key, keys.length, page);
    if (next === undefined) return;
    event.preventDefault();
    if (event.shiftKey && at >= 0) onRange(at, next);
    reveal(next);
    if (next === at) {
      focusRow();
      return;
    }
    byKey.current = true;
    setCursor(keys[next]);
  };

  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    const row = currentTarget.contains(target) ? rowOf(target) : null;
    if (row) setCursor(keys[Number(row.dataset['index'])]);
  };

  return { at, onKeyDown, onFocus };
}
