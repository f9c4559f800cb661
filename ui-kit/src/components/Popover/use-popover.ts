import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { lazyPart, preload } from '../overlay/lazy-part.ts';

async function loadPanel() {
  return (await import('./PopoverPanel.tsx')).PopoverPanel;
}

/** Fetched when the pointer or the focus comes near. */
export const LazyPopoverPanel = lazyPart(loadPanel);
const comeNear = preload(loadPanel);

/** To be spread over the `Button` or `IconButton` that opens the popover. */
export interface PopoverTriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** State, trigger props and panel props that every popover shares. */
export function usePopover() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const triggerProps: PopoverTriggerProps = {
    ref: setAnchor,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
    // Also before the focus has moved into the panel.
    onKeyDown: (event) => {
      if (!open || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    },
    onPointerEnter: comeNear,
    onFocus: comeNear,
  };
  return { id, anchor: open ? anchor : null, close, triggerProps };
}
