import { useState } from 'react';

/** Number of changes of a value since the first render, for use as a key. */
export function useChanges(value: string): number {
  const [state, setState] = useState({ value, changes: 0 });
  if (state.value === value) return state.changes;
  const next = { value, changes: state.changes + 1 };
  // Set during rendering, so that the new value never appears without its highlight.
  setState(next);
  return next.changes;
}
