import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Point } from '../overlay/use-anchored.ts';

const holdFor = 500;
/** Movement in px that a long press tolerates. */
const slack = 10;

/** Handlers for a long press on an element; the click that follows it is suppressed. */
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
