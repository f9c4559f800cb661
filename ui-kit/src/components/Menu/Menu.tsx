import {
  Suspense,
  useCallback,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { lazyPart, preload } from '../overlay/lazy-part.ts';
import type { MenuEntry, MenuSource } from './menu-entry.ts';

async function loadPanel() {
  return (await import('./MenuPanel.tsx')).MenuPanel;
}

const MenuPanel = lazyPart(loadPanel);
/** The panel is fetched when the pointer or the focus comes near, not when it is pressed. */
const preloadPanel = preload(loadPanel);

function isList(entries: readonly MenuEntry[] | MenuSource): entries is readonly MenuEntry[] {
  return Array.isArray(entries);
}

/** To be spread over the `Button` or `IconButton` that opens the menu. */
export interface MenuTriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: { detail: number }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** What stands in it, or who tells that once it is open. */
  entries: readonly MenuEntry[] | MenuSource;
  /** Called when the pointer or the focus comes near, to fetch what `entries` takes. */
  onNear?: () => void;
  /** The button: `(props) => <IconButton {...props} icon={Ellipsis} label="More" />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Which edge of the button the menu keeps to. Default `start`. */
  align?: 'start' | 'end';
}

/** Acts behind a button. Arrow keys walk, letters jump, Esc closes and gives the focus back. */
export function Menu({ label, entries: Entries, onNear, trigger, align = 'start' }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'first' | 'last' | 'pointer' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const comeNear = (): void => {
    preloadPanel();
    onNear?.();
  };
  const panel = (entries: readonly MenuEntry[]) =>
    anchor && (
      <MenuPanel
        id={id}
        label={label}
        anchor={anchor}
        entries={entries}
        from={open === 'pointer' ? null : open}
        end={align === 'end'}
        onClose={close}
      />
    );
  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        'aria-controls': open === null ? undefined : id,
        // A press by key has no clicks to count.
        onClick: ({ detail }) => setOpen(open ? null : detail === 0 ? 'first' : 'pointer'),
        onKeyDown: (event) => {
          if (open && event.key === 'Escape') {
            event.stopPropagation();
            close();
          }
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        },
        onPointerEnter: comeNear,
        onFocus: comeNear,
      })}
      {open && (
        <Suspense>
          {isList(Entries) ? panel(Entries) : <Entries onClose={close}>{panel}</Entries>}
        </Suspense>
      )}
    </>
  );
}
