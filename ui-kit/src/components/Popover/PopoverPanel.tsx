import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingPortal,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useInteractions,
  type Placement,
} from '@floating-ui/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { portalRoot } from '../overlay/portal-root.ts';
import { tabLeaves } from '../overlay/tab-order.ts';
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
  onClose: () => void;
  children: ReactNode;
}

export const PopoverPanel = ({
  id,
  label,
  labelledBy,
  describedBy,
  role,
  anchor,
  placement,
  flush,
  onClose,
  children,
}: PopoverPanelProps) => {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const {
    context,
    floatingStyles,
    placement: side,
  } = useFloating({
    open: true,
    onOpenChange: (open) => open || onClose(),
    elements: { reference: anchor, floating },
    placement,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(6),
      flip({ padding: 8 }),
      shift({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, elements }) =>
          elements.floating.style.setProperty('--float-height', `${availableHeight}px`),
      }),
    ],
  });
  const { getFloatingProps } = useInteractions([useDismiss(context, { escapeKey: false })]);
  const leave = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    // It stands at the end of the page: Tab goes on from where it was opened.
    if (event.key === 'Tab' && tabLeaves(event.currentTarget, event.shiftKey)) {
      if (event.shiftKey) event.preventDefault();
      anchor.focus();
      onClose();
    }
  };
  return (
    <FloatingPortal root={portalRoot(anchor)} preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={false} guards={false}>
        <Float
          ref={setFloating}
          style={floatingStyles}
          data-side={side.split('-')[0]}
          {...getFloatingProps({ onKeyDown: leave })}
          id={id}
          role={role}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
        >
          <Surface data-flush={flush || undefined}>{children}</Surface>
        </Float>
      </FloatingFocusManager>
    </FloatingPortal>
  );
};
