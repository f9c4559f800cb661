import type { Submission } from '@halyard/sdk/types';

/** A wrong answer to a challenge that several teams have sent. */
export interface WrongFlag {
  challengeId: number | undefined;
  challenge: string;
  answer: string;
  teams: number;
  /** How often it was sent. */
  count: number;
}

/** The wrong answers of two teams or more, those of most teams first. */
export function clusterWrongFlags(submissions: readonly Submission[]): WrongFlag[] {
  const known = new Map<string, WrongFlag & { names: Set<number | string> }>();
  for (const { status, challengeId, challenge, answer, team, teamId } of submissions) {
    if (status !== 'WrongAnswer') continue;
    const key = JSON.stringify([challengeId ?? challenge, answer]);
    const cluster = known.get(key) ?? {
      challengeId,
      challenge,
      answer,
      teams: 0,
      count: 0,
      names: new Set(),
    };
    cluster.names.add(teamId ?? team);
    cluster.teams = cluster.names.size;
    cluster.count += 1;
    known.set(key, cluster);
  }
  return [...known.values()]
    .filter(({ teams }) => teams > 1)
    .map(({ names: _names, ...cluster }) => cluster)
    .toSorted((one, other) => other.teams - one.teams || other.count - one.count);
}
