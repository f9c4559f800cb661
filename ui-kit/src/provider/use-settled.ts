import { useEffect, useState } from 'react';

/**
 * False until the first picture is painted: what windows draw beyond their edges, for the next
 * scroll, can wait until then.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // Behind the frame that paints.
      timer = setTimeout(() => setSettled(true));
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
