const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const STEPS = [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440].map(
  (minutes) => minutes * MINUTE,
);

/** As `ActivitySeries` and `RegistrationSeries` say. */
const MAX_SPANS = 200;
/** As `ScoreDistribution` says. */
const MAX_RANGES = 20;

/** Spans of equal length; each start, in Unix ms, is a multiple of the length. */
export interface Spans {
  step: number;
  starts: number[];
}

/** The spans from the one with the first moment to the one with the last; none without moments. */
export function spansOf(first: number, last: number): Spans {
  const step = stepOf(first, last);
  const begin = Math.floor(first / step) * step;
  const count = last < first ? 0 : spanCount(first, last, step);
  return { step, starts: Array.from({ length: count }, (_, index) => begin + index * step) };
}

function stepOf(first: number, last: number): number {
  const fits = (step: number) => spanCount(first, last, step) <= MAX_SPANS;
  const step = STEPS.find(fits);
  if (step !== undefined) return step;
  // One span more may be touched than fit between the moments.
  return Math.ceil((last - first) / DAY / (MAX_SPANS - 1)) * DAY;
}

function spanCount(first: number, last: number, step: number): number {
  return Math.floor(last / step) - Math.floor(first / step) + 1;
}

export interface ScoreRanges {
  step: number;
  bins: { score: number; teams: number }[];
}

/** How many of the scores are in each range, from 0 to the highest one. */
export function rangesOf(scores: readonly number[]): ScoreRanges {
  const top = scores.reduce((max, score) => Math.max(max, score), 0);
  const step = rangeStep(top);
  const counts =
    scores.length === 0 ? [] : Array.from<number>({ length: Math.floor(top / step) + 1 }).fill(0);
  for (const score of scores) {
    const range = Math.floor(score / step);
    counts[range] = (counts[range] ?? 0) + 1;
  }
  return { step, bins: counts.map((teams, range) => ({ score: range * step, teams })) };
}

function rangeStep(top: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((times) => times * power).find((size) => top / size < MAX_RANGES);
    if (step !== undefined) return step;
  }
}
