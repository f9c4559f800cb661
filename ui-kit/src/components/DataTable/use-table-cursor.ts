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
  /** In px. */
  rowHeight: number;
  headHeight: number;
  /** Scrolls a row into view. */
  reveal: (index: number) => void;
  /** Called when Shift is held: selects the rows between two indexes. */
  onRange: (from: number, to: number) => void;
  /** Handles other keys on the focused row; returns whether the key was handled. */
  onRowKey: (index: number, key: string, row: HTMLElement) => boolean;
}

function rowOf(element: EventTarget): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('tr[data-index]') : null;
}

/** The element a key is pressed on; undefined where the table leaves the key to others. */
function pressedIn(event: KeyboardEvent<HTMLElement>): Element | undefined {
  const { target, currentTarget } = event;
  const isOurs = target instanceof Element && currentTarget.contains(target);
  if (!isOurs || event.defaultPrevented || target.matches(TYPING)) return undefined;
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : target;
}

/**
 * Roving focus over rows. The focused row keeps the focus when rows change places. Arrow keys move
 * between rows; Tab continues into the row.
 */
export function useTableCursor(options: CursorOptions) {
  const { scroller, keys, rowHeight, headHeight, reveal, onRange, onRowKey } = options;
  const [cursor, setCursor] = useState<string>();
  const byKey = useRef(false);
  const at = cursor === undefined ? -1 : keys.indexOf(cursor);

  const focusRow = (): void => {
    byKey.current = false;
    scroller.current?.querySelector<HTMLElement>('tr[data-cursor]')?.focus({ preventScroll: true });
  };
  // After every render, because the row may only now be in the table.
  useLayoutEffect(() => {
    if (byKey.current) focusRow();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget } = event;
    const target = pressedIn(event);
    if (!target || keys.length === 0) return;
    const row = rowOf(target);
    if (row && onRowKey(at, target === row ? key : `${key} within`, row)) {
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
