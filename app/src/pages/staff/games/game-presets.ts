/** Presets for new games. */
export const PRESETS = ['weekend', 'day', 'training', 'week'] as const;
export type GamePreset = (typeof PRESETS)[number];

/** Duration in hours. */
export const PRESET_HOURS: Record<GamePreset, number> = {
  weekend: 48,
  day: 12,
  training: 4,
  week: 7 * 24,
};

const HOUR = 3_600_000;
const FRIDAY = 5;
const MONDAY = 1;
/** Weekday (0 is Sunday, null any) and hour of the start. */
const STARTS: Record<GamePreset, { day: number | null; hour: number }> = {
  weekend: { day: FRIDAY, hour: 13 },
  day: { day: null, hour: 10 },
  training: { day: null, hour: 14 },
  week: { day: MONDAY, hour: 10 },
};

/** The next start of a preset from tomorrow on, in local time. */
export function presetStart(preset: GamePreset, now: number): number {
  const { day, hour } = STARTS[preset];
  const start = new Date(now);
  start.setDate(start.getDate() + 1);
  start.setHours(hour, 0, 0, 0);
  if (day !== null) start.setDate(start.getDate() + ((day - start.getDay() + 7) % 7));
  return start.getTime();
}

/** The end of a game of that preset. */
export function presetEnd(preset: GamePreset, start: number): number {
  return start + PRESET_HOURS[preset] * HOUR;
}

interface Span {
  start: number;
  end: number;
}

/** The overlap of two periods, in ms. */
export function overlapOf(one: Span, other: Span): number {
  return Math.min(one.end, other.end) - Math.max(one.start, other.start);
}
