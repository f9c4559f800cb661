import { useRef } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

/** The page's search field: a key leads there. */
export function useSearchKey() {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => field.current?.focus() });
  return field;
}
