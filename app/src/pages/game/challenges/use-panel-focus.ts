import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves the focus to a challenge that the user opens, but not to one that was open when the page
 * loaded, and back to its card when it is closed. `onOpen` is called for each opened challenge.
 */
export function usePanelFocus(openId: number | null, onOpen: (id: number) => void): boolean {
  const first = useRef(openId);
  const last = useRef(openId);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    if (openId !== null) opened(openId);
    if (openId === null && last.current !== null) {
      // The card is the only tab stop of the grid: the last focused one, or the first.
      document.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
    }
    if (openId !== first.current) first.current = null;
    last.current = openId;
  }, [openId]);
  return openId !== first.current;
}
