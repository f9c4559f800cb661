/** A score from a time on. */
export interface ScorePoint {
  /** Unix ms. */
  at: number;
  score: number;
}

/** Maps a value of a domain to a range; the domain must not be empty. */
export function linear(domain: readonly [number, number], range: readonly [number, number]) {
  return (value: number): number => {
    const span = domain[1] - domain[0] || 1;
    return range[0] + ((value - domain[0]) / span) * (range[1] - range[0]);
  };
}

/** Round numbers from 0 to at least `top` in at most `most` steps: 0, 2,000, 4,000. */
export function scoreTicks(top: number, most = 3): number[] {
  const goal = top > 0 ? top : 100;
  const power = 10 ** Math.floor(Math.log10(goal / most));
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size * most >= goal);
  const size = step ?? goal;
  return Array.from({ length: Math.ceil(goal / size) + 1 }, (_, index) => index * size);
}

const MINUTE = 60_000;
const STEPS = [1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14_400].map(
  (minutes) => minutes * MINUTE,
);

/** At most `most` evenly spaced times from the start on; none closer to the end than half a step. */
export function timeTicks(start: number, end: number, most: number): number[] {
  const step = STEPS.find((size) => (end - start) / size <= most) ?? 7 * 1440 * MINUTE;
  const ticks: number[] = [];
  for (let at = start; at < end - step / 2; at += step) ticks.push(at);
  return ticks.length > 0 ? ticks : [start];
}

/** Round values on an axis of numbers, chosen as `timeTicks` chooses times. */
export function numberTicks(start: number, end: number, most: number): number[] {
  const distances = scoreTicks(end - start, most);
  const [, step = 1] = distances;
  return distances.map((distance) => start + distance).filter((at) => at < end - step / 2);
}

function round(value: number): string {
  return value.toFixed(1);
}

/** The path of a step line from 0 at the start to `end`. */
export function stepPath(
  points: readonly ScorePoint[],
  x: (at: number) => number,
  y: (score: number) => number,
  start: number,
  end: number,
): string {
  return `M${round(x(start))} ${round(y(0))}${points
    .map((point) => `H${round(x(Math.max(start, point.at)))}V${round(y(point.score))}`)
    .join('')}H${round(x(end))}`;
}

/**
 * Positions of labels close to `wanted` (ascending), at least `gap` apart and between `top` and
 * `bottom`. Labels keep their order and move as little as possible.
 */
export function placeLabels(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const places = [...wanted];
  for (let index = 0; index < places.length; index += 1) {
    const lowest = index === 0 ? top : (places[index - 1] ?? top) + gap;
    places[index] = Math.max(places[index] ?? top, lowest);
  }
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const highest = index === places.length - 1 ? bottom : (places[index + 1] ?? bottom) - gap;
    places[index] = Math.min(places[index] ?? bottom, highest);
  }
  return places;
}

/** The score of a line at a time. */
export function scoreAt(points: readonly ScorePoint[], at: number): number {
  return points.findLast((point) => point.at <= at)?.score ?? 0;
}
