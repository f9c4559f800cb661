import {
  Suspense,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { MenuEntry } from '../Menu/menu-entry.ts';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import type { Point } from '../overlay/use-anchored.ts';
import { useLongPress } from './use-long-press.ts';

async function loadPanel() {
  return (await import('../Menu/MenuPanel.tsx')).MenuPanel;
}

const MenuPanel = lazyComponent(loadPanel);
/** The menu is loaded when the pointer or the focus reaches the element. */
const preloadMenu = preload(loadPanel);

/** Props to spread on the element that has the menu. */
export interface ContextMenuTargetProps extends ReturnType<typeof useLongPress> {
  ref: (element: HTMLElement | null) => void;
  onContextMenu: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface ContextMenuProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** Actions, headings and separators, from top to bottom. */
  entries: readonly MenuEntry[];
  /**
   * The element: `(props) => <li {...props}>`. Every entry must also be in a menu that has a
   * button.
   */
  children: (props: ContextMenuTargetProps) => ReactElement;
}

/** Actions of a row at the pointer: right click, Shift+F10 or a long press. */
export function ContextMenu({ label, entries, children }: ContextMenuProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<{ at: Point; byKey: boolean } | null>(null);
  const longPress = useLongPress((at) => setOpen({ at, byKey: false }));
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!(event.target instanceof Element)) return;
    const { left, bottom } = event.target.getBoundingClientRect();
    setOpen({ at: { x: left + 8, y: bottom - 4 }, byKey: true });
  };
  return (
    <>
      {children({
        ...longPress,
        ref: setTarget,
        onContextMenu: (event) => {
          event.preventDefault();
          event.stopPropagation();
          // A key press or long press may already have opened it.
          setOpen(open ?? { at: { x: event.clientX, y: event.clientY }, byKey: false });
        },
        onKeyDown: keyDown,
        onPointerEnter: preloadMenu,
        onFocus: preloadMenu,
      })}
      {open && target && (
        <Suspense>
          <MenuPanel
            id={id}
            label={label}
            anchor={target}
            at={open.at}
            entries={entries}
            from={open.byKey ? 'first' : null}
            end={false}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
