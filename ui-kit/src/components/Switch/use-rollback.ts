import { useOptimistic, useState, useTransition } from 'react';

/**
 * Optimistic update for a switch: shows the new state while `save` runs, and the old one if it
 * fails. Spread `checked`, `busy` and `onCheckedChange` on the `Switch`; `failed` is set until the
 * next change. `checked` must have the new value when `save` resolves.
 */
export function useRollback(checked: boolean, save: (checked: boolean) => Promise<unknown>) {
  const [shown, show] = useOptimistic(checked);
  const [busy, start] = useTransition();
  const [failed, setFailed] = useState(false);
  const onCheckedChange = (next: boolean): void => {
    setFailed(false);
    start(async () => {
      show(next);
      try {
        await save(next);
      } catch {
        setFailed(true);
      }
    });
  };
  return { checked: shown, busy, failed, onCheckedChange };
}
