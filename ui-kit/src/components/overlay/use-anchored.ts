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

/** A point of the window, in CSS px. */
export interface Point {
  x: number;
  y: number;
}

export interface AnchoredOptions {
  anchor: Element;
  /** Stands at this point instead of at the anchor: where a context menu was asked for. */
  at?: Point | undefined;
  placement: Placement;
  /** Pixels between anchor and panel. */
  gap: number;
  /** At least as wide as the anchor. */
  matchWidth?: boolean;
  /** The panel keeps at least this height, in px, where the window is low. Default 0. */
  leastHeight?: number;
  onClose: () => void;
}

/** Back towards its anchor. */
function leaves(floating: HTMLElement) {
  const surface = floating.firstElementChild;
  if (!(surface instanceof HTMLElement)) return null;
  const by = floating.dataset['side'] === 'top' ? 4 : -4;
  return { whole: floating, part: surface, transform: `translateY(${by}px)` };
}

/** Places a panel at its anchor, inside of the window; `--float-height` is the room it has. */
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
    // At a point the anchor is no button of the panel: a press on it closes the panel.
    elements: { reference: at ? null : anchor, floating },
    placement,
    // Never cut off by what scrolls around the anchor.
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
