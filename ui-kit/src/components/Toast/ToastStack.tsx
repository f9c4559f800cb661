import { useState, useSyncExternalStore } from 'react';
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
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    // A dialog closes everything to the focus but live regions, so undo stays within reach.
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
      <Stack
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {toasts.slice(-mostShown).map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={(hovered || focused) && toasts.length > 0}
            onClose={() => {
              store.dismiss(toast.id);
              // What goes away under the pointer says no goodbye.
              if (store.list().length === 0) {
                setHovered(false);
                setFocused(false);
              }
            }}
          />
        ))}
      </Stack>
    </section>
  );
};
