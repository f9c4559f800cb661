import { useRef, type PointerEvent } from 'react';

/** Distance in px after which a drag closes the sheet. */
const enough = 96;

function release(sheet: HTMLElement | null): void {
  sheet?.removeAttribute('data-dragged');
  sheet?.style.removeProperty('--drag');
}

/**
 * Handlers for the header of a sheet, with which it can be dragged down to close it. Without `onClose`
 * they do nothing. A custom property moves the sheet, so that dragging renders nothing.
 */
export function useDragClose(onClose: (() => void) | undefined) {
  const from = useRef<number>(undefined);
  const sheet = (event: PointerEvent): HTMLElement | null =>
    event.currentTarget.closest<HTMLElement>('[data-modal]');
  const follow = (event: PointerEvent, by: number): void => {
    const element = sheet(event);
    if (by > 0) element?.style.setProperty('--drag', `${by}px`);
    else element?.style.removeProperty('--drag');
  };
  const letGo = (event: PointerEvent): void => {
    from.current = undefined;
    release(sheet(event));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      // Not for a mouse, with which people can use the close button and may select the title.
      if (!onClose || event.pointerType !== 'touch' || !event.isPrimary) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
      sheet(event)?.setAttribute('data-dragged', '');
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current !== undefined) follow(event, event.clientY - from.current);
    },
    onPointerUp: (event: PointerEvent) => {
      const pulled = from.current === undefined ? 0 : event.clientY - from.current;
      if (pulled <= enough) {
        letGo(event);
        return;
      }
      const element = sheet(event);
      from.current = undefined;
      onClose?.();
      // It closes from its current position; if it is not closed, it moves back.
      requestAnimationFrame(() => release(element));
    },
    onPointerCancel: letGo,
  };
}
