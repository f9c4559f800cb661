import { CATEGORIES } from '@halyard/sdk/rules';

const START = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
export const exampleStart = START;
export const exampleNow = START + 29.3 * HOUR;

/** A small linear congruential generator: the same board in every run. */
function random(seed: number) {
  let state = seed;
  return (): number => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const NAMES = [
  'tern.team',
  'nullbyte',
  'Bilge Rats',
  'Long Splice',
  'r00tbeer',
  'Ghost Fleet',
  'Salt & Hash',
  '0xKraken',
  'Dead Reckoning',
  'Fathom Five',
  'Kernel Panic',
  'Jolly Roger',
];

const TITLES = ['Welcome Aboard', 'Knots', 'Tide Table', 'Message in a Bottle', 'Loose Cannon'];

interface ExampleSolve {
  challenge: number;
  at: number;
  points: number;
  blood?: 1 | 2 | 3;
}

export function exampleChallenges(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `${TITLES[index % TITLES.length]}${index < 5 ? '' : ` ${index}`}`,
    category: CATEGORIES[Math.floor((index * CATEGORIES.length) / count)] ?? 'Misc',
    points: String(100 + ((index * 37) % 400)),
  }));
}

/** Teams with their solves, best first; the first three solves of a challenge are bloods. */
export function exampleTeams(count: number, challenges: number) {
  const next = random(20_261_121);
  const taken = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const chance = 0.75 * (1 - index / (count * 1.2));
    const solves: ExampleSolve[] = [];
    for (let challenge = 1; challenge <= challenges; challenge += 1) {
      if (next() > chance) continue;
      const place = (taken.get(challenge) ?? 0) + 1;
      taken.set(challenge, place);
      solves.push({
        challenge,
        at: START + next() * 29 * HOUR,
        points: 100 + ((challenge * 37) % 400),
        ...(place === 1 || place === 2 || place === 3 ? { blood: place } : {}),
      });
    }
    solves.sort((a, b) => a.at - b.at);
    return {
      id: index + 1,
      name: NAMES[index] ?? `Team ${index + 1}`,
      solves,
      score: solves.reduce((sum, solve) => sum + solve.points, 0),
    };
  }).toSorted((a, b) => b.score - a.score);
}

export function exampleSeries(count: number) {
  return exampleTeams(count, 24).map((team) => {
    let score = 0;
    return {
      id: team.id,
      name: team.name,
      mine: team.name === 'Long Splice',
      points: team.solves.map(({ at, points }) => ({ at, score: (score += points) })),
    };
  });
}

// A formatter costs a hundred times as much as what it formats.
const numbers = new Intl.NumberFormat('en-US');
const clock = { timeZone: 'Europe/Oslo', hour: '2-digit', minute: '2-digit' } as const;
const moments = {
  day: new Intl.DateTimeFormat('en-GB', { ...clock, weekday: 'short' }),
  time: new Intl.DateTimeFormat('en-GB', clock),
};

export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** The label of a `Spark` in stories. */
export const exampleSparkWords = {
  words: { table: 'As a table', chart: 'As a chart', time: 'Time', score: 'Score' },
  formatTime: (at: number): string => formatMoment(at, 'day'),
  formatScore: (score: number): string => `${formatNumber(score)} points`,
};

export function formatMoment(at: number, kind: 'day' | 'time'): string {
  return moments[kind].format(at);
}
