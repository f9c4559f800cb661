import {
  useDismiss,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  type Placement,
} from '@floating-ui/react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useAnchored, type Point } from './use-anchored.ts';

export interface FloatingListOptions {
  anchor: Element;
  /** Position in the window, used instead of the anchor. */
  at?: Point | undefined;
  role: 'menu' | 'listbox';
  /** Texts for type-ahead, one per row. */
  labels: readonly string[];
  /** The row that gets the focus first; `null` leaves the focus to the list. */
  start: number | null;
  placement: Placement;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  onClose: () => void;
}

/** A floating list: position, arrow keys, type-ahead, closing. */
export function useFloatingList({
  anchor,
  at,
  role,
  labels,
  start,
  placement,
  matchWidth = false,
  onClose,
}: FloatingListOptions) {
  const [active, setActive] = useState(start);
  const rows = useRef<(HTMLElement | null)[]>([]);
  const texts = useRef<(string | null)[]>([]);
  const { context, floating, setFloating, floatingStyles, side } = useAnchored({
    anchor,
    at,
    placement,
    gap: 4,
    matchWidth,
    leastHeight: 120,
    onClose,
  });
  // Before the effects of the list navigation, which look up the row to focus.
  useLayoutEffect(() => {
    rows.current = [...(floating?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    texts.current = [...labels];
  }, [floating, labels]);
  useEffect(() => {
    if (start === null) floating?.focus({ preventScroll: true });
  }, [start, floating]);

  const interactions = useInteractions([
    useRole(context, { role }),
    // Esc is handled below: it must not reach the dialog around the list.
    useDismiss(context, { escapeKey: false }),
    useListNavigation(context, {
      listRef: rows,
      activeIndex: active,
      selectedIndex: role === 'listbox' ? start : null,
      onNavigate: setActive,
      loop: true,
      focusItemOnOpen: start !== null,
    }),
    useTypeahead(context, { listRef: texts, activeIndex: active, onMatch: setActive }),
  ]);
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      // The list is at the end of the DOM: Tab must continue from the button that opened it.
      if (anchor instanceof HTMLElement) anchor.focus();
      onClose();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.preventDefault();
      onClose();
    }
  };

  return {
    context,
    active,
    setFloating,
    floatingStyles,
    side,
    floatingProps: () => interactions.getFloatingProps({ onKeyDown: leave }),
    itemProps: (index: number, own: Parameters<typeof interactions.getItemProps>[0] = {}) => ({
      ...interactions.getItemProps(own),
      'data-row': '',
      tabIndex: active === index ? 0 : -1,
      'data-active': active === index || undefined,
    }),
  };
}
