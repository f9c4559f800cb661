import { useEffect, useState } from 'react';

/**
 * False until the first paint: virtualised lists render rows outside of the view only after that.
 */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // After the frame that paints.
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
