import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { onFirstUse } from '../overlay/first-use.ts';
import { lazyComponent, preload, type LoadFailure } from '../overlay/lazy-component.ts';
import { toastStore, type Toast, type ToastStore } from './toast-store.ts';
import type { ToastListProps } from './ToastList.tsx';

/** Bare words, should the code of the list not come: often it is the network they speak of. */
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
  /** Default the page's own store, that `toast()` fills. */
  store?: ToastStore;
}

/** The toasts of a store, newest last. */
export function useToasts(store: ToastStore = toastStore): readonly Toast[] {
  return useSyncExternalStore(store.subscribe, store.list, store.list);
}

/** Shows the newest toasts and reads them out. Render it once, at the end of the page. */
export function ToastStack({ label, store = toastStore }: ToastStackProps) {
  const toasts = useToasts(store);
  useEffect(() => onFirstUse(preload(loadList)), []);
  return (
    // A dialog closes everything to the focus but live regions, so undo stays within reach.
    <section aria-label={label} aria-live="polite" aria-relevant="additions text">
      {/* The region is there before its first words, or they would not be read out. */}
      <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} store={store} />}</Suspense>
    </section>
  );
}
