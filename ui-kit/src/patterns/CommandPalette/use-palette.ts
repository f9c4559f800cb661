import { useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './palette-item.ts';
import { answer, stepTo, type Question } from './palette-model.ts';

export interface PaletteOptions extends Omit<Question, 'query'> {
  /** Called when the selected row, or one of its actions, is chosen. */
  onPick: (item: PaletteItem, how: { action?: string; inNewTab: boolean }) => void;
  /** Called by Esc, a click outside, and after a row was chosen. */
  onClose: () => void;
  /** Called with the query, for results of a server. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Called when the scope is removed; without it the scope cannot be removed. */
  onScopeDrop?: (() => void) | undefined;
}

const ACTIONS = 'actions';
const PAGE = 8;

/** State of the palette: the query, the selected row, and whether its actions are listed. */
export function usePalette({
  onPick,
  onClose,
  onQueryChange,
  onScopeDrop,
  ...rest
}: PaletteOptions) {
  const [query, setQuery] = useState('');
  const [kept, setKept] = useState<string>();
  /** The row whose actions are listed, and the query that found it. */
  const [opened, setOpened] = useState<{ item: PaletteItem; query: string } | null>(null);
  const sections = answer({ query, ...(opened ? actionsOf(opened.item) : rest) });
  const rows = sections.flatMap((section) => section.rows.map(({ item }) => item));
  const ids = rows.map(({ id }) => id);
  // The selection stays on its row while results change.
  const active = kept !== undefined && ids.includes(kept) ? kept : ids[0];
  const current = rows.find(({ id }) => id === active);

  const ask = (next: string): void => {
    setQuery(next);
    setKept(undefined);
    if (!opened) onQueryChange?.(next);
  };
  const choose = (id: string): void => setKept(id);
  const press = (item: PaletteItem, inNewTab: boolean): void => {
    if (opened) onPick(opened.item, { action: item.id, inNewTab });
    else onPick(item, { inNewTab });
  };
  const openActions = (): void => {
    if (opened || !current?.actions?.length) return;
    setOpened({ item: current, query });
    setQuery('');
    setKept(undefined);
  };
  const back = (): void => {
    if (!opened) return;
    setQuery(opened.query);
    setKept(opened.item.id);
    setOpened(null);
  };
  const step = (by: number): void => setKept(stepTo(ids, active, by));
  const leap = (to: number): void => setKept(ids[Math.max(0, Math.min(ids.length - 1, to))]);
  const at = active === undefined ? 0 : ids.indexOf(active);

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => leap(at + PAGE),
    PageUp: () => leap(at - PAGE),
    Tab: openActions,
    Enter: (event) => current && press(current, event.ctrlKey || event.metaKey),
    Escape: opened ? back : onClose,
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && query === '') {
      if (opened) back();
      else onScopeDrop?.();
      return;
    }
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run(event);
  };
  return { query, ask, sections, active, choose, press, keyDown, opened: opened?.item, back };
}

/** The actions of a row as rows. */
function actionsOf({ name, actions = [] }: PaletteItem): Omit<Question, 'query'> {
  return {
    groups: [{ id: ACTIONS, label: name }],
    items: actions.map(({ id, label, glyph }) => ({ id, group: ACTIONS, name: label, glyph })),
    recent: { ids: [], label: '' },
  };
}
