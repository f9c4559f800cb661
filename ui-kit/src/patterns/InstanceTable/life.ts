/** How a running instance stands: `soon` may be extended, `last` ends within a minute. */
export type LifeStage = 'calm' | 'soon' | 'last' | 'over';

const MINUTE = 60_000;

/** `left` and `soon` in ms; `soon` is how long before the end it may be extended. */
export function lifeStage(left: number, soon: number): LifeStage {
  if (left <= 0) return 'over';
  if (left < MINUTE) return 'last';
  return left <= soon ? 'soon' : 'calm';
}

/** Share of the whole life that is left, 0 to 1, to a thousandth: no more than the eye can see. */
export function lifeShare(left: number, whole: number): number {
  return whole <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, left / whole)) * 1000) / 1000;
}
