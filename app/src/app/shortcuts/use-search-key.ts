import { useRef } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** A ref for the page's search field and the shortcut that focuses it. */
export function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => field.current?.focus() });
  return field;
}
