import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useInteractions,
  type Placement,
} from '@floating-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { portalRoot } from '../overlay/portal-root.ts';
import { useAnchored } from '../overlay/use-anchored.ts';
import { Float, Surface } from './Popover.styles.ts';

export interface PopoverPanelProps {
  id: string;
  label: string | undefined;
  labelledBy: string | undefined;
  describedBy: string | undefined;
  role: 'dialog' | 'alertdialog';
  anchor: HTMLElement;
  placement: Placement;
  flush: boolean;
  /** Traps the focus until it is closed. */
  trap: boolean;
  onClose: () => void;
  children: ReactNode;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Whether Tab (or Shift+Tab) would move the focus out of `box`. */
function tabLeaves(box: HTMLElement, backwards: boolean): boolean {
  const stops = [...box.querySelectorAll<HTMLElement>(focusable)];
  const edge = backwards ? stops[0] : stops.at(-1);
  return edge === undefined || document.activeElement === edge || document.activeElement === box;
}

export function PopoverPanel({
  id,
  label,
  labelledBy,
  describedBy,
  role,
  anchor,
  placement,
  flush,
  trap,
  onClose,
  children,
}: PopoverPanelProps) {
  const { context, setFloating, floatingStyles, side } = useAnchored({
    anchor,
    placement,
    gap: 6,
    onClose,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);
  const leave = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // The panel is at the end of the DOM: Tab must continue from the button that opened it.
    if (!trap && event.key === 'Tab' && tabLeaves(event.currentTarget, event.shiftKey)) {
      if (event.shiftKey) event.preventDefault();
      anchor.focus();
      onClose();
    }
  };
  return (
    <FloatingPortal root={portalRoot(anchor)} preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={trap} guards={false}>
        <Float
          ref={setFloating}
          style={floatingStyles}
          data-side={side}
          {...getFloatingProps({ onKeyDown: leave })}
          id={id}
          role={role}
          aria-modal={trap || undefined}
          data-modal={trap ? '' : undefined}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
        >
          <Surface data-flush={flush || undefined}>{children}</Surface>
        </Float>
      </FloatingFocusManager>
    </FloatingPortal>
  );
}
