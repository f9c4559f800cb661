import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The focus around the open challenge: it goes to one that was opened here, not to one that came
 * with the page, and back to its card when it is closed. `onOpen` hears of every one.
 */
export function usePanelFocus(openId: number | null, onOpen: (id: number) => void): boolean {
  const first = useRef(openId);
  const last = useRef(openId);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    if (openId !== null) opened(openId);
    if (openId === null && last.current !== null) {
      // The card is the grid's one tab stop: it was focused last, or is the first.
      document.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
    }
    if (openId !== first.current) first.current = null;
    last.current = openId;
  }, [openId]);
  return openId !== first.current;
}
