import {
  Suspense,
  useCallback,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import type { MenuEntry, MenuSource } from './menu-entry.ts';

async function loadPanel() {
  return (await import('./MenuPanel.tsx')).MenuPanel;
}

const MenuPanel = lazyComponent(loadPanel);
/** The panel is loaded when the pointer or the focus reaches the button, before the click. */
const preloadPanel = preload(loadPanel);

function isList(entries: readonly MenuEntry[] | MenuSource): entries is readonly MenuEntry[] {
  return Array.isArray(entries);
}

/** Props to spread on the `Button` or `IconButton` that opens the menu. */
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
  /** The entries, or a component that provides them once the menu is open. */
  entries: readonly MenuEntry[] | MenuSource;
  /** Called when the pointer or the focus reaches the button, to prefetch the data of `entries`. */
  onPreload?: () => void;
  /** The button: `(props) => <IconButton {...props} icon={Ellipsis} label="More" />`. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  /** Edge of the button that the menu is aligned with. Default `start`. */
  align?: 'start' | 'end';
}

/**
 * A menu of actions, opened by a button. Arrow keys move, letters jump, Esc closes and returns the
 * focus.
 */
export function Menu({ label, entries: Entries, onPreload, trigger, align = 'start' }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState<'first' | 'last' | 'pointer' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const preloadMenu = (): void => {
    preloadPanel();
    onPreload?.();
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
        // `detail` is the click count; it is 0 for keyboard clicks.
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
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
      })}
      {open && (
        <Suspense>
          {isList(Entries) ? panel(Entries) : <Entries onClose={close}>{panel}</Entries>}
        </Suspense>
      )}
    </>
  );
}
