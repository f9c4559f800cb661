import { useRef, useState } from 'react';
import { Stack } from './Toast.styles.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import { ToastItem } from './ToastItem.tsx';
import { usePlacement } from './use-placement.ts';

/** Maximum number of visible toasts; older ones reappear when there is room. */
const mostShown = 3;

export interface ToastListProps {
  toasts: readonly Toast[];
  store: ToastStore;
}

/**
 * The newest toasts. Hovering or focusing one pauses the timers of all, and so does hiding them for
 * want of room.
 */
export function ToastList({ toasts, store }: ToastListProps) {
  const stack = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const isHidden = usePlacement(stack);

  const close = (id: number): void => {
    const hadFocus = stack.current?.contains(document.activeElement);
    store.dismiss(id);
    // An element that is removed while hovered or focused fires no leave or blur event.
    setHovered(false);
    setFocused(false);
    if (!hadFocus) return;
    queueMicrotask(() => {
      const next = stack.current?.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement) next.focus();
    });
  };
  return (
    <Stack
      ref={stack}
      data-hidden={isHidden ? '' : undefined}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.slice(-mostShown).map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          paused={hovered || focused || isHidden}
          onClose={() => close(toast.id)}
        />
      ))}
    </Stack>
  );
}
