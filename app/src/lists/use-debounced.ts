import { useEffect, useState } from 'react';

const DELAY = 200;

/** The debounced value, so that a search is sent once and not for each letter. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
