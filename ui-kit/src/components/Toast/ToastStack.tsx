import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { onFirstUse } from '../overlay/first-use.ts';
import { lazyComponent, preload, type LoadFailure } from '../overlay/lazy-component.ts';
import { toastStore, type Toast, type ToastStore } from './toast-store.ts';
import type { ToastListProps } from './ToastList.tsx';

/**
 * Plain text for when the list's code cannot be loaded, which is likely when the message is about
 * the network.
 */
function BareToasts({ props: { toasts } }: LoadFailure<ToastListProps>) {
  return toasts.map(({ id, title, detail }) => (
    <p key={id}>
      {title} {detail}
    </p>
  ));
}

async function loadList() {
  return (await import('./ToastList.tsx')).ToastList;
}

const ToastList = lazyComponent(loadList, BareToasts);

export interface ToastStackProps {
  /** Name of the region: "Messages". */
  label: string;
  /** Default: the store that `toast()` uses. */
  store?: ToastStore;
}

/** The toasts of a store, newest last. */
export function useToasts(store: ToastStore = toastStore): readonly Toast[] {
  return useSyncExternalStore(store.subscribe, store.list, store.list);
}

/** Shows and announces the newest toasts. Render it once, at the end of the page. */
export function ToastStack({ label, store = toastStore }: ToastStackProps) {
  const toasts = useToasts(store);
  useEffect(() => onFirstUse(preload(loadList)), []);
  return (
    // An open dialog makes everything inert except live regions, so the undo button stays
    // reachable.
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
      {/* The live region must exist before its first message, or the message would not be announced. */}
      <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} store={store} />}</Suspense>
    </section>
  );
}
