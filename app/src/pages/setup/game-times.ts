const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Common lengths of a game in hours, the most common first. */
export const PRESETS = ['48', '24', '12', '8', '168'] as const;
export type Preset = (typeof PRESETS)[number];

/** Suggested times of the game: one week after `now`, at a full hour, with the selected length. */
export function gameTimes(preset: Preset, now: number): { start: number; end: number } {
  const start = Math.floor((now + 7 * DAY) / HOUR) * HOUR;
  return { start, end: start + Number(preset) * HOUR };
}
