import { useRef, useState } from 'react';
import { Stack } from './Toast.styles.ts';
import type { Toast, ToastStore } from './toast-store.ts';
import { ToastItem } from './ToastItem.tsx';

/** More would cover the page; older ones come back when there is room. */
const mostShown = 3;

export interface ToastListProps {
  toasts: readonly Toast[];
  store: ToastStore;
}

/** The newest toasts; pointing at one, or having the focus in it, lets all of them wait. */
export function ToastList({ toasts, store }: ToastListProps) {
  const stack = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const close = (id: number): void => {
    const hadFocus = stack.current?.contains(document.activeElement);
    store.dismiss(id);
    // What goes away under the pointer or with the focus says no goodbye.
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
          paused={hovered || focused}
          onClose={() => close(toast.id)}
        />
      ))}
    </Stack>
  );
}
