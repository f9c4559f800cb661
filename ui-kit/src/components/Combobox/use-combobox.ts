import { useId, useState, type KeyboardEvent } from 'react';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import type { SelectOption } from '../Select/select-option.ts';
import type { ComboboxBaseProps, ComboboxRow } from './combobox-rows.ts';
import { isKnown, narrowed, stepRow } from './narrow.ts';

async function loadPanel() {
  return (await import('./ComboboxPanel.tsx')).ComboboxPanel;
}

/** Loaded when the pointer or the focus first reaches the input. */
export const LazyComboboxPanel = lazyComponent(loadPanel);
const preloadList = preload(loadPanel);

const inputAttributes = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

interface ComboboxState extends Pick<
  ComboboxBaseProps<string>,
  'options' | 'onQueryChange' | 'onCreate' | 'loading'
> {
  /** The query that filters the list; `null` before anything is typed. */
  query: string | null;
  setQuery: (query: string | null) => void;
  /** Called with the chosen row. Returns whether the list closes. */
  onChoose: (option: SelectOption<string>) => boolean;
}

/** Matching options, and the entry that creates one from the typed text. */
function rowsFor(
  state: Pick<ComboboxState, 'options' | 'onQueryChange' | 'onCreate' | 'loading'>,
  typed: string,
): readonly ComboboxRow[] {
  const { options, onQueryChange, onCreate, loading } = state;
  const found = onQueryChange ? options : narrowed(options, typed);
  const canCreate = onCreate && typed !== '' && !loading && !isKnown(options, typed);
  return [...found.map((option) => ({ option })), ...(canCreate ? [{ create: typed }] : [])];
}

/** Open state, active row and keyboard handling of a combobox, without its looks. */
export function useCombobox({
  options,
  onQueryChange,
  onCreate,
  loading = false,
  query,
  setQuery,
  onChoose,
}: ComboboxState) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const typed = query?.trim() ?? '';
  const rows = rowsFor({ options, onQueryChange, onCreate, loading }, typed);
  // Typing activates the best match, so that Enter chooses it.
  const first = stepRow(rows.map(canBeChosen), -1, 1);
  const meant = active < rows.length && active !== -1 ? active : typed === '' ? -1 : first;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string): void => {
    setQuery(text);
    setActive(-1);
    setOpen(true);
    onQueryChange?.(text);
  };
  const leave = (): void => {
    close();
    if (query === null) return;
    setQuery(null);
    onQueryChange?.('');
  };
  const choose = (row: ComboboxRow): void => {
    if (!canBeChosen(row)) return;
    const closes = 'option' in row ? onChoose(row.option) : true;
    if ('create' in row) onCreate?.(row.create);
    if (closes) leave();
  };
  const move = (by: 1 | -1): void => {
    setOpen(true);
    setActive(isOpen ? stepRow(rows.map(canBeChosen), meant, by) : meant);
  };
  const keyDown = (event: KeyboardEvent): void => {
    // While an input method composes a word, keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const row = rows[meant];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && row) choose(row);
    else if (event.key === 'Escape' && isOpen) {
      // Esc closes only the list, not the dialog around it.
      event.stopPropagation();
      leave();
    } else return;
    event.preventDefault();
  };
  return {
    anchor,
    setAnchor,
    isOpen,
    type,
    leave,
    inputProps: {
      ...inputAttributes,
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': isOpen && meant !== -1 ? `${id}-row-${meant}` : undefined,
      onKeyDown: keyDown,
      onFocus: preloadList,
      onPointerEnter: preloadList,
      onClick: () => setOpen(true),
    },
    panel: { id, rows, active: meant, loading, setActive, choose, onClose: leave },
  } as const;
}

function canBeChosen(row: ComboboxRow): boolean {
  return 'create' in row || !row.option.disabled;
}
