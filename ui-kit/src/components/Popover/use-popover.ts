import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { lazyComponent, preload } from '../overlay/lazy-component.ts';

async function loadPanel() {
  return (await import('./PopoverPanel.tsx')).PopoverPanel;
}

/** Loaded when the pointer or the focus reaches the trigger. */
export const LazyPopoverPanel = lazyComponent(loadPanel);
const preloadPopover = preload(loadPanel);

/** Props to spread on the `Button` or `IconButton` that opens the popover. */
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

/** State, trigger props and panel props of all popovers. */
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
    // The trigger handles Esc while the focus has not moved into the panel yet.
    onKeyDown: (event) => {
      if (!open || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    },
    onPointerEnter: preloadPopover,
    onFocus: preloadPopover,
  };
  return { id, anchor: open ? anchor : null, close, triggerProps };
}
