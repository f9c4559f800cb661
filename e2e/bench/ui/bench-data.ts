import { CATEGORIES } from '@halyard/sdk/rules';

const CHALLENGES = 100;
const PER_CATEGORY = Math.ceil(CHALLENGES / CATEGORIES.length);

/** A solve in a response: challenge, second, place (1 to 3 for a blood, otherwise 0). */
type WireSolve = [challenge: number, at: number, blood: 0 | 1 | 2 | 3];

/** A game's board, similar to the compact response. */
export interface WireBoard {
  challenges: { id: number; title: string; category: (typeof CATEGORIES)[number]; score: number }[];
  teams: { id: number; name: string; score: number; solves: WireSolve[] }[];
}

export interface WireUser {
  id: string;
  name: string;
  email: string;
  role: 'Admin' | 'Monitor' | 'User';
  address: string;
  realName: string;
  seen: string;
  active: boolean;
}

/** A small linear congruential generator: the same data in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The best teams solved three of four challenges, the last ones nearly none. */
export function makeBoard(teams: number): WireBoard {
  const next = random(20_261_121);
  const taken = new Map<number, number>();
  const solvesOf = (team: number): WireSolve[] =>
    times(CHALLENGES, (index) => index + 1)
      .filter(() => next() < 0.75 * (1 - team / (teams * 1.1)))
      .map((challenge): WireSolve => {
        const place = (taken.get(challenge) ?? 0) + 1;
        taken.set(challenge, place);
        return [challenge, Math.floor(next() * 100_000), place < 4 ? (place as 1 | 2 | 3) : 0];
      });
  return {
    challenges: times(CHALLENGES, (index) => ({
      id: index + 1,
      title: `Challenge ${index + 1}`,
      category: CATEGORIES[Math.floor(index / PER_CATEGORY)] ?? 'Misc',
      score: 100 + ((index * 37) % 400),
    })),
    teams: times(teams, (index) => {
      const solves = solvesOf(index);
      return {
        id: index + 1,
        name: `Crew number ${index + 1}`,
        score: solves.reduce((sum, [challenge]) => sum + 100 + ((challenge * 37) % 400), 0),
        solves,
      };
    }),
  };
}

export function makeUsers(count: number): WireUser[] {
  return times(count, (index) => ({
    id: `user-${index}`,
    name: `sailor-${index}`,
    email: `sailor-${index}@harbour.example`,
    role: index % 40 === 0 ? 'Admin' : index % 25 === 0 ? 'Monitor' : 'User',
    address: `10.20.${index % 256}.${(index * 7) % 256}`,
    realName: `Sailor the ${index}th`,
    seen: `${(index * 3) % 59} min ago`,
    active: index % 5 !== 4,
  }));
}
