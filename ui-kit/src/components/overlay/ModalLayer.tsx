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
  /**
   * What gets the focus: the first control, or the layer itself, so that its name is announced first.
   * Default `layer` for sheets, otherwise `control`.
   */
  initialFocus?: 'control' | 'layer';
  /** Esc and clicks outside are ignored. */
  locked: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Exit animation: a sheet slides back to its edge, other layers shrink slightly. */
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

/** Traps the focus, makes the page behind inert, and restores the focus on close. */
export function ModalLayer({
  kind,
  role,
  size,
  labelledBy,
  describedBy,
  initialFocus = kind === 'sheet' || kind === 'bottom' ? 'layer' : 'control',
  locked,
  onClose,
  children,
}: ModalLayerProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLElement>(null);
  const setPanel = (element: HTMLElement | null): void => {
    panel.current = element;
    setFloating(element);
  };
  const first = initialFocus === 'layer' ? panel : 0;
  const { context } = useFloating({
    elements: { floating },
    open: true,
    onOpenChange: (open) => open || onClose(),
  });
  useExitTransition(floating, leaves);
  const { getFloatingProps } = useInteractions([
    // An alert dialog needs an answer, so clicks outside do not close it. Esc is handled below,
    // where a menu inside the dialog can handle it first.
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
            ref={setPanel}
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
