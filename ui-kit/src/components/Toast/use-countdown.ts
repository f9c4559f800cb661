import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` ms, not counting the time in which it was paused. */
export const useCountdown = (duration: number | null, paused: boolean, onEnd: () => void): void => {
  const end = useEffectEvent(onEnd);
  const left = useRef(duration);
  useEffect(() => {
    left.current = duration;
  }, [duration]);
  useEffect(() => {
    if (left.current === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - started;
    };
  }, [duration, paused]);
};
