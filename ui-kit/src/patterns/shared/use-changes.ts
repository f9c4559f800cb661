import { useState } from 'react';

/** How often a value has changed since the first render: 0 at first, a fresh key after each change. */
export function useChanges(value: string): number {
  const [state, setState] = useState({ value, changes: 0 });
  if (state.value === value) return state.changes;
  const next = { value, changes: state.changes + 1 };
  // Set during rendering, so that the new value never shows without its tint.
  setState(next);
  return next.changes;
}
