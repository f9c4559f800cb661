import { useEffect, useState } from 'react';

const DELAY = 200;

/** A value that has not changed for a moment: what is typed is searched for once, not by letter. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
