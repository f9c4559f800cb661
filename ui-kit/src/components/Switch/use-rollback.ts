import { useOptimistic, useState, useTransition } from 'react';

/**
 * For a switch that acts at once: shows the new state while `save` works, and goes back when it
 * fails. Spread `checked`, `busy` and `onCheckedChange` over the `Switch`; `failed` stays until the
 * next press. `checked` must be the new state by the time `save` is through.
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
