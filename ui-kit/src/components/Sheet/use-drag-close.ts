import { useRef, type PointerEvent } from 'react';

/** Pulled further than this, in px, it goes; less, and it springs back. */
const enough = 96;

function release(sheet: HTMLElement | null): void {
  sheet?.removeAttribute('data-dragged');
  sheet?.style.removeProperty('--drag');
}

/**
 * Handlers for the head of a sheet: a finger pulls it down and away. Without `onClose` they do
 * nothing. The sheet follows through a custom property, so nothing is rendered meanwhile.
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
      // A mouse has the cross and Esc, and may want to select the title.
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
      // It leaves from where it was pulled to; one that stays after all springs back.
      requestAnimationFrame(() => release(element));
    },
    onPointerCancel: letGo,
  };
}
