import type { CheatInfo, CheatTeam } from '@halyard/sdk/types';

/** What one team has sent of another team's flags. */
export interface CheatPair {
  /** Made of the ids of both participations; also in the address. */
  id: string;
  owner: CheatTeam;
  sender: CheatTeam;
  /** The newest first. */
  reports: readonly CheatInfo[];
}

/** Reports by pair of teams, the pair with the newest report first. */
export function toPairs(reports: readonly CheatInfo[]): CheatPair[] {
  const pairs = new Map<string, CheatPair>();
  const newestFirst = reports.toSorted((one, other) => other.submission.time - one.submission.time);
  for (const report of newestFirst) {
    const { ownedTeam, submitTeam } = report;
    const id = `${ownedTeam.id}-${submitTeam.id}`;
    const known = pairs.get(id);
    pairs.set(id, {
      id,
      owner: ownedTeam,
      sender: submitTeam,
      reports: known ? [...known.reports, report] : [report],
    });
  }
  return [...pairs.values()];
}

/** Whether a team cannot play any more. */
export function isOut({ status }: CheatTeam): boolean {
  return status === 'Suspended' || status === 'Rejected';
}

/** The challenges of the reports, each once, the newest first. */
export function challengesOf({ reports }: CheatPair): { id: number | undefined; title: string }[] {
  const titles = new Map(
    reports.map(({ submission }) => [
      submission.challenge,
      { id: submission.challengeId, title: submission.challenge },
    ]),
  );
  return [...titles.values()];
}
