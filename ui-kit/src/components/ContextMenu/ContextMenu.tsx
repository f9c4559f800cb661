import {
  Suspense,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  type PointerEvent,
} from 'react';
import type { MenuEntry } from '../Menu/menu-entry.ts';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';
import type { Point } from '../overlay/use-anchored.ts';

const holdFor = 500;

/** Movement in px that a long press tolerates. */
const slack = 10;

/** Handlers for a long press on an element; the click that follows it is suppressed. */
function useLongPress(onHold: (at: Point) => void) {
  const press = useRef<{ at: Point; timer: ReturnType<typeof setTimeout> }>(undefined);
  const held = useRef(false);
  const cancel = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      held.current = false;
      if (pointerType !== 'touch') return;
      cancel();
      const timer = setTimeout(() => {
        held.current = true;
        onHold({ x, y });
      }, holdFor);
      press.current = { at: { x, y }, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const at = press.current?.at;
      if (at && Math.hypot(clientX - at.x, clientY - at.y) > slack) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

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
