const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Usual lengths of a game in hours, the most usual first. */
export const PRESETS = ['48', '24', '12', '8', '168'] as const;
export type Preset = (typeof PRESETS)[number];

/** A first guess at when the game is: in a week from `now`, at the full hour, as long as picked. */
export function gameTimes(preset: Preset, now: number): { start: number; end: number } {
  const start = Math.floor((now + 7 * DAY) / HOUR) * HOUR;
  return { start, end: start + Number(preset) * HOUR };
}
