const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long before its end an instance may be extended, in ms. */
export const EXTEND_WINDOW = 10 * MINUTE;

/**
 * - calm: nothing to do yet
 * - extendable: it may be extended
 * - last: less than a minute
 * - over: its time has run out
 */
export type InstanceStage = 'calm' | 'extendable' | 'last' | 'over';

/** The stage of a running instance with `left` ms remaining. */
export function instanceStage(left: number, window: number = EXTEND_WINDOW): InstanceStage {
  if (left <= 0) return 'over';
  if (left < MINUTE) return 'last';
  return left <= window ? 'extendable' : 'calm';
}

/** A duration with a single number: "72m" has the value 72. */
export interface ShortSpan {
  value: number;
  unit: 'hours' | 'minutes' | 'seconds';
}

/** Remaining time: seconds below a minute, minutes up to 99, then hours. Truncated, not rounded. */
export function shortSpan(left: number): ShortSpan {
  if (left < MINUTE) return { value: Math.max(0, Math.ceil(left / SECOND)), unit: 'seconds' };
  const minutes = Math.floor(left / MINUTE);
  if (minutes < 100) return { value: minutes, unit: 'minutes' };
  return { value: Math.floor(left / HOUR), unit: 'hours' };
}
