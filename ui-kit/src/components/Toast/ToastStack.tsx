import { useRef, useState, useSyncExternalStore } from 'react';
import { Stack } from './Toast.styles.ts';
import { toastStore, type Toast, type ToastStore } from './toast-store.ts';
import { ToastItem } from './ToastItem.tsx';

/** More would cover the page; older ones come back when there is room. */
const mostShown = 3;

export interface ToastStackProps {
  /** Name of the region: "Messages". */
  label: string;
  /** Default the page's own store, that `toast()` fills. */
  store?: ToastStore;
}

/** The toasts of a store, newest last. */
export const useToasts = (store: ToastStore = toastStore): readonly Toast[] =>
  useSyncExternalStore(store.subscribe, store.list, store.list);

/** Shows the newest toasts and reads them out. Render it once, at the end of the page. */
export const ToastStack = ({ label, store = toastStore }: ToastStackProps) => {
  const toasts = useToasts(store);
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
    // A dialog closes everything to the focus but live regions, so undo stays within reach.
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
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
    </section>
  );
};
