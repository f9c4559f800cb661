import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'danger' | 'warn' | 'info';

export interface ToastMessage {
  /** Default `info`. */
  tone?: ToastTone;
  /** Replaces the tone's icon. */
  icon?: LucideIcon;
  /** What happened: "Loose Cannon solved". */
  title: string;
  /** A second line. */
  detail?: ReactNode;
  /** A button that closes the toast, e.g. "Undo". */
  action?: { label: string; onAction: () => void };
  /** In progress: shows a spinner and stays until `update` is called. */
  busy?: boolean;
  /** Progress from 0 to 1 while `busy`: a bar under the text. */
  progress?: number;
  /**
   * Duration in ms; `null` stays until closed. Default 5,000, with an action 8,000; toasts that are
   * busy or have the tone `danger` or `warn` stay until closed.
   */
  duration?: number | null;
}

export interface Toast extends ToastMessage {
  readonly id: number;
}

/** Default duration of a toast in ms; `null` is unlimited. */
export function toastDuration({ tone, action, busy, duration }: ToastMessage): number | null {
  if (duration !== undefined) return duration;
  if (busy || tone === 'danger' || tone === 'warn') return null;
  return action ? 8000 : 5000;
}

/** A list of toasts outside of React: adding one renders only the stack. */
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
    /** Shows a message; returns its id for `update` and `dismiss`. */
    add: (message: ToastMessage): number => {
      const id = nextId++;
      set([...toasts, { ...message, id }]);
      return id;
    },
    /** Changes a toast in place; shows it again if it was closed. */
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

/** The store of the page. */
export const toastStore: ToastStore = createToastStore();

/** Shows a message on the page; returns its id for `toastStore.update` and `dismiss`. */
export const toast = toastStore.add;
