import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Point } from '../overlay/use-anchored.ts';

const holdFor = 500;
/** A finger never rests quite still, in px. */
const slack = 10;

/** Handlers that call when a finger rests on the element; the press that follows is swallowed. */
export function useLongPress(onHold: (at: Point) => void) {
  const press = useRef<{ at: Point; timer: ReturnType<typeof setTimeout> }>(undefined);
  const held = useRef(false);
  const cancel = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      held.current = false;
      if (pointerType !== 'touch') return;
      cancel();
      const timer = setTimeout(() => {
        held.current = true;
        onHold({ x, y });
      }, holdFor);
      press.current = { at: { x, y }, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const at = press.current?.at;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > slack) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
