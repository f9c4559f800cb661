import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `duration` ms, not counting the time it was paused. */
export function useCountdown(duration: number | null, paused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  const left = useRef({ of: duration, ms: duration });
  useEffect(() => {
    if (left.current.of !== duration) left.current = { of: duration, ms: duration };
    const { ms } = left.current;
    if (ms === null || paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), ms);
    return () => {
      clearTimeout(timer);
      left.current = { of: duration, ms: ms - (performance.now() - started) };
    };
  }, [duration, paused]);
}
