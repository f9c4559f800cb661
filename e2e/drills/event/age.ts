import type { Sample } from './reports.ts';

/** A solve that a client can miss. */
export interface SolveTime {
  /** The board has it from this version on. */
  eventId: number;
  /** The time at which the team was told, in Unix milliseconds. */
  acknowledgedAt: number;
}

/** The oldest acknowledgement of solves that boards of a version do not have; Infinity for none. */
function createOldestMissing(solves: readonly SolveTime[]): (version: number) => number {
  const sorted = solves.toSorted((a, b) => b.eventId - a.eventId);
  let oldest = Infinity;
  const steps = sorted.map(({ eventId, acknowledgedAt }) => {
    oldest = Math.min(oldest, acknowledgedAt);
    return { eventId, oldest };
  });
  return (version) => steps.findLast(({ eventId }) => eventId > version)?.oldest ?? Infinity;
}

/**
 * The age of the board that clients showed, in milliseconds, that 95 % of what was sampled did not
 * exceed: how long ago the oldest solve that it misses was acknowledged.
 */
export function ageOfBoards(samples: readonly Sample[], solves: readonly SolveTime[]): number {
  const oldestMissing = createOldestMissing(solves);
  const ages = samples
    .flatMap(({ at, counts }) =>
      counts.map(([version, clients]) => ({
        age: Math.max(0, at - oldestMissing(version)),
        clients,
      })),
    )
    .toSorted((a, b) => a.age - b.age);
  const total = ages.reduce((sum, { clients }) => sum + clients, 0);
  let seen = 0;
  return ages.find(({ clients }) => (seen += clients) >= total * 0.95)?.age ?? 0;
}
