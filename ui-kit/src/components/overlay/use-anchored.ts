import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useFloating,
  type Placement,
} from '@floating-ui/react';
import { useLayoutEffect, useState } from 'react';
import { useExitTransition } from './use-exit-transition.ts';

/** A point in the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

export interface AnchoredOptions {
  anchor: Element;
  /** Position instead of the anchor, for context menus. */
  at?: Point | undefined;
  placement: Placement;
  /** Distance between anchor and panel in px. */
  gap: number;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** Minimum height of the panel in px in low windows. Default 0. */
  leastHeight?: number;
  onClose: () => void;
}

/** Exit animation towards the anchor. */
function leaves(floating: HTMLElement) {
  const surface = floating.firstElementChild;
  if (!(surface instanceof HTMLElement)) return null;
  const by = floating.dataset['side'] === 'top' ? 4 : -4;
  return { whole: floating, part: surface, transform: `translateY(${by}px)` };
}

/**
 * Positions a panel next to its anchor, inside the window; `--float-height` is the available
 * height.
 */
export function useAnchored({
  anchor,
  at,
  placement,
  gap,
  matchWidth = false,
  leastHeight = 0,
  onClose,
}: AnchoredOptions) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const {
    context,
    refs,
    floatingStyles,
    placement: side,
  } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    // Opened at a point, the anchor is not the button of the panel: a click on it closes the panel.
    elements: { reference: at ? null : anchor, floating },
    placement,
    // So that scroll containers around the anchor do not clip it.
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, rects, elements }) => {
          const { style } = elements.floating;
          style.setProperty('--float-height', `${Math.max(leastHeight, availableHeight)}px`);
          if (matchWidth) style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  useExitTransition(floating, leaves);
  useLayoutEffect(() => {
    if (!at) return;
    refs.setPositionReference({
      contextElement: anchor,
      getBoundingClientRect: () => DOMRect.fromRect({ ...at, width: 0, height: 0 }),
    });
  }, [refs, anchor, at]);
  return { context, floating, setFloating, floatingStyles, side: side.split('-')[0] };
}
