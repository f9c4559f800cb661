import { useEffect, useEffectEvent } from 'react';

/** Keys as `KeyboardEvent.key` names them, or two in a row: `g c`. */
export type Hotkeys = Partial<Record<string, () => void>>;

/** How long the second key of a pair may take, in ms. */
const PAIR = 1500;

/**
 * Acts by key while the page is looked at. They rest while something is typed or a dialog is open;
 * Escape acts from within a field too.
 */
export function useHotkeys(hotkeys: Hotkeys): void {
  const act = useEffectEvent((name: string) => hotkeys[name]);
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const press = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const pair = first && event.timeStamp - first.at < PAIR ? `${first.key} ${event.key}` : '';
      first = { key: event.key, at: event.timeStamp };
      const run = act(pair) ?? act(event.key);
      if (!run) return;
      event.preventDefault();
      first = null;
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('[data-modal]')) return true;
  return event.key !== 'Escape' && isTyping(event.target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}
