import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks at the clock. */
const RESOLUTION = 10;

/**
 * Measures how late the timers of this thread are. The returned function ends the measurement and
 * tells the milliseconds that 99 % of them did not exceed.
 */
export function startLoopDelay(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  return () => {
    histogram.disable();
    return latenessOf(histogram.percentile(99) / 1e6);
  };
}

/** A timer that is not late at all is recorded with its own interval, also by the server's metrics. */
export function latenessOf(milliseconds: number): number {
  return Math.max(0, milliseconds - RESOLUTION);
}
