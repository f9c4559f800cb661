import type { Clock } from '../platform/clock.ts';

export interface ManualClock extends Clock {
  advance(milliseconds: number): void;
  set(time: number): void;
}

/** A clock that stands still until a test moves it. */
export function manualClock(start = Date.UTC(2030, 0, 1)): ManualClock {
  let time = start;
  return Object.assign(() => time, {
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    set: (value: number) => {
      time = value;
    },
  });
}
