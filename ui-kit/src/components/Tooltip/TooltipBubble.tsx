import { autoUpdate, flip, FloatingPortal, offset, shift, useFloating } from '@floating-ui/react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd.tsx';
import { portalRoot } from '../overlay/portal-root.ts';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipBubbleProps {
  anchor: Element;
  text: ReactNode;
  kbd?: string | undefined;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  onClose: () => void;
}

export function TooltipBubble({
  anchor,
  text,
  kbd,
  onPointerEnter,
  onPointerLeave,
  onClose,
}: TooltipBubbleProps) {
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const { floatingStyles, placement } = useFloating({
    elements: { reference: anchor, floating },
    placement: 'top',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // While the pointer hovers, the focus may be anywhere, so the key listener is on the document.
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, []);
  return (
    <FloatingPortal root={portalRoot(anchor)}>
      <Bubble
        ref={setFloating}
        style={floatingStyles}
        role="tooltip"
        data-side={placement.split('-')[0]}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <div>
          {text}
          {kbd !== undefined && <Kbd>{kbd}</Kbd>}
        </div>
      </Bubble>
    </FloatingPortal>
  );
}
