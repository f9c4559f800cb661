import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { lazyComponent, RenderNothing } from '../overlay/lazy-component.ts';
import { isFocusedByKey } from './focused-by-key.ts';

export const LazyTooltipBubble = lazyComponent(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
  RenderNothing,
);

const openAfter = 400;
/** Long enough to move the pointer onto the tooltip. */
const closeAfter = 120;
/** After one tooltip, the next one opens without delay for this long, in ms. */
const warmFor = 300;
let lastClosed = -Infinity;

export interface TooltipContent {
  text: ReactNode;
  /** Keyboard shortcut of the same action. */
  kbd?: string;
  /** Shows no tooltip. */
  disabled?: boolean;
}

/** Handlers for the element that has the tooltip, and the tooltip to render next to it. */
export function useTooltip({ text, kbd, disabled }: TooltipContent) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (delay: number, act: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const show = (element: Element, delay: number): void => {
    const warm = performance.now() - lastClosed < warmFor;
    later(warm ? 0 : delay, () => setAnchor(element));
  };
  const hideNow = (): void => {
    clearTimeout(timer.current);
    if (anchor) lastClosed = performance.now();
    setAnchor(null);
  };
  const hide = (): void => (anchor ? later(closeAfter, hideNow) : hideNow());

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, openAfter);
    },
    onPointerLeave: hide,
    onPointerDown: hideNow,
    onFocus: (event: FocusEvent) => {
      if (isFocusedByKey(event.target)) show(event.currentTarget, 0);
    },
    onBlur: hideNow,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && anchor) {
        event.stopPropagation();
        hideNow();
      }
    },
  };
  const bubble = anchor && !disabled && (
    <Suspense>
      <LazyTooltipBubble
        anchor={anchor}
        text={text}
        kbd={kbd}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={hide}
        onClose={hideNow}
      />
    </Suspense>
  );
  return { handlers, bubble };
}
