import type { Heard } from './reports.ts';

/** An event that streams tell: to the members of one team, or to all. */
export interface Told {
  id: number;
  topic: 'Notice' | 'Team';
  /** Null: to all. */
  participationId: number | null;
}

export interface Missing {
  missed: number;
  doubled: number;
  expected: number;
}

/** Compares what listeners have heard with what happened while they listened. */
export function compareHeard(heard: readonly Heard[], told: readonly Told[]): Missing {
  const notices = idsOf(told, 'Notice', null);
  const ofTeam = Map.groupBy(
    told.filter(({ topic }) => topic === 'Team'),
    ({ participationId }) => participationId,
  );
  const total: Missing = { missed: 0, doubled: 0, expected: 0 };
  for (const listener of heard) {
    const own = (ofTeam.get(listener.participationId) ?? []).map(({ id }) => id);
    count(total, listener, { expected: notices, found: listener.notices });
    count(total, listener, { expected: own, found: listener.team });
  }
  return total;
}

function idsOf(told: readonly Told[], topic: Told['topic'], participationId: number | null) {
  return told
    .filter((event) => event.topic === topic && event.participationId === participationId)
    .map(({ id }) => id);
}

function count(
  total: Missing,
  { spans }: Heard,
  { expected, found }: { expected: readonly number[]; found: readonly number[] },
): void {
  const distinct = new Set(found);
  total.doubled += found.length - distinct.size;
  for (const id of expected) {
    if (!spans.some(({ from, to }) => id > from && id <= to)) continue;
    total.expected += 1;
    if (!distinct.has(id)) total.missed += 1;
  }
}
