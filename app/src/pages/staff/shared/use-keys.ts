import { useEffect, useRef } from 'react';

/**
 * Acts by key: `{ j: next, k: previous }`. Off while something is typed, a dialog or menu is open,
 * or Ctrl, Cmd or Alt is held.
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || isCovered()) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit', 'file']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.has(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function isCovered(): boolean {
  return document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu])') !== null;
}
