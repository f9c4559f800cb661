/** Stage of a running instance: `soon` may be extended, `last` ends within a minute. */
export type LifeStage = 'calm' | 'soon' | 'last' | 'over';

const MINUTE = 60_000;

/** `left` and `soon` in ms; `soon` is how long before the end it may be extended. */
export function lifeStage(left: number, soon: number): LifeStage {
  if (left <= 0) return 'over';
  if (left < MINUTE) return 'last';
  return left <= soon ? 'soon' : 'calm';
}

/** Remaining share of the lifetime, 0 to 1, rounded to a thousandth to avoid invisible updates. */
export function lifeShare(left: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, left / whole)) * 1000) / 1000;
}
