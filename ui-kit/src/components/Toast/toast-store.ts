import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'danger' | 'warn' | 'info';

export interface ToastMessage {
  /** Default `info`. */
  tone?: ToastTone;
  /** Instead of the tone's own icon. */
  icon?: LucideIcon;
  /** What happened: "Loose Cannon solved". */
  title: string;
  /** A second line. */
  detail?: ReactNode;
  /** One thing that can be done about it; closes the toast. */
  action?: { label: string; onAction: () => void };
  /** Goes on: a spinner instead of the icon; stays until `update` says how it ended. */
  busy?: boolean;
  /** Share done, 0 to 1, of what is `busy`: a bar under the words. */
  progress?: number;
  /**
   * Milliseconds on screen; `null` until it is closed. Default 5,000, with an action 8,000; what
   * is busy, failed (`danger`) or about to expire (`warn`) stays until it is closed.
   */
  duration?: number | null;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** How long a toast stays when it does not say so itself, in ms; `null` for ever. */
export function toastDuration({ tone, action, busy, duration }: ToastMessage): number | null {
  if (duration !== undefined) return duration;
  if (busy || tone === 'danger' || tone === 'warn') return null;
  return action ? 8000 : 5000;
}

/** A list of toasts that lives outside of React: adding one renders only the stack. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: (): readonly Toast[] => toasts,
    /** Shows a message; answers the id to `update` or `dismiss` it. */
    add: (message: ToastMessage): number => {
      const id = nextId++;
      set([...toasts, { ...message, id }]);
      return id;
    },
    /** Rewrites a toast in place; shows it anew when it was closed meanwhile. */
    update: (id: number, message: ToastMessage): void => {
      const changed = { ...message, id };
      set(
        toasts.some((toast) => toast.id === id)
          ? toasts.map((toast) => (toast.id === id ? changed : toast))
          : [...toasts, changed],
      );
    },
    dismiss: (id: number): void => set(toasts.filter((toast) => toast.id !== id)),
    clear: (): void => set([]),
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** The page's toasts. */
export const toastStore: ToastStore = createToastStore();

/** Shows a message on the page's stack; answers its id for `toastStore.update` and `dismiss`. */
export const toast = toastStore.add;
