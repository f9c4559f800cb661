import type { Ref } from 'react';

/** Passes an element on to a ref that a component also needs itself. */
export function setRef<Value>(ref: Ref<Value> | undefined, value: Value | null): void {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
