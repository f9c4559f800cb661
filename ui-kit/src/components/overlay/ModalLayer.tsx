import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { side } from '../../tokens/tokens.ts';
import { Panel, Scrim } from './ModalLayer.styles.ts';
import { useExitTransition } from './use-exit-transition.ts';

export interface ModalLayerProps {
  kind: 'dialog' | 'sheet' | 'bottom' | 'palette';
  role: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large';
  labelledBy: string;
  describedBy?: string | undefined;
  /** Esc and a press outside do nothing. */
  locked: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet leaves by the edge it came from, all else shrinks a little. */
function leaves(panel: HTMLElement) {
  const scrim = panel.closest<HTMLElement>('[data-kind]:not([data-modal])');
  if (scrim === null) return null;
  const { kind } = panel.dataset;
  const isAside = kind === 'sheet' && panel.clientWidth < window.innerWidth;
  const isPulled = panel.style.getPropertyValue('--drag') !== '';
  const slide = isAside
    ? `translateX(calc(24px * ${side}))`
    : `translateY(${isPulled ? '100%' : '24px'})`;
  const transform = kind === 'sheet' || kind === 'bottom' ? slide : 'scale(0.98)';
  return { whole: scrim, part: panel, transform };
}

/** Holds the focus, closes the page behind it, gives the focus back when it goes. */
export function ModalLayer({
  kind,
  role,
  size,
  labelledBy,
  describedBy,
  locked,
  onClose,
  children,
}: ModalLayerProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  const hold = (element: HTMLElement | null): void => {
    panel.current = element;
    setFloating(element);
  };
  // A dialog asks for something and begins with it; a sheet is read, so it is named first.
  const first = kind === 'sheet' || kind === 'bottom' ? panel : 0;
  const { context } = useFloating({
    elements: { floating },
    open: true,
    onOpenChange: (open) => open || onClose(),
  });
  useExitTransition(floating, leaves);
  const { getFloatingProps } = useInteractions([
    // A question must be answered, so a press beside it does not answer it. Esc is handled below,
    // where a menu inside of the dialog can keep it for itself.
    useDismiss(context, {
      enabled: !locked && role === 'dialog',
      escapeKey: false,
      outsidePressEvent: 'mousedown',
    }),
  ]);
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (!locked) onClose();
  };
  return (
    <FloatingPortal preserveTabOrder={false}>
      <Scrim lockScroll data-kind={kind}>
        <FloatingFocusManager context={context} guards={false} initialFocus={first}>
          <Panel
            ref={hold}
            {...getFloatingProps({ onKeyDown: escape })}
            data-modal=""
            data-kind={kind}
            data-size={size}
            role={role}
            aria-modal
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
          >
            {children}
          </Panel>
        </FloatingFocusManager>
      </Scrim>
    </FloatingPortal>
  );
}
