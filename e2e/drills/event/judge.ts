import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { percentile } from '../../bench/percentile.ts';
import { checkRecovery } from '../kill-checks.ts';
import { ageOfBoards, type SolveTime } from './age.ts';
import { compareHeard, type Told } from './missed.ts';
import type { Play } from './play.ts';
import type { Complaint, CrowdReport, Outage, SdkReport } from './reports.ts';
import type { World } from './world.ts';

/** All that was observed during the event. */
export interface Evidence {
  world: World;
  play: Play;
  crowd: CrowdReport;
  sdk: SdkReport;
  /** The time of the kill, in Unix milliseconds. */
  killedAt: number;
  readyAt: number;
  /** The worst delay of all threads. */
  loopDelay: number;
  /** The scores of all teams at the end, and after practice. */
  scores: { atEnd: Scores; afterPractice: Scores };
}

export type Scores = readonly [teamId: number, score: number][];

export interface Judgement {
  violations: string[];
  /** Events that live viewers had to hear. */
  expected: number;
  /** Milliseconds from the kill until the last client was back. */
  back: number;
  /** Milliseconds. */
  age: { live: number; polling: number };
  verdict: number;
}

/** Connections break at the moment of the kill, some while the process is still listed. */
const TOLERANCE = 1000;

export async function judge(
  client: pg.Client,
  url: string,
  evidence: Evidence,
): Promise<Judgement> {
  const { world, play, crowd, sdk, scores } = evidence;
  const { violations } = await checkRecovery(client, url, world.game, play.tries);
  const told = await findTold(client);
  const { missed, doubled, expected } = compareHeard(crowd.heard, told);
  const solves = await findSolveTimes(client, play);
  const outages = [...crowd.outages, ...sdk.outages];
  return {
    violations: [
      ...violations,
      ...checkComplaints([...play.complaints, ...crowd.complaints, ...sdk.complaints], evidence),
      ...(missed > 0 ? [`${missed} of ${expected} events were missed`] : []),
      ...(doubled > 0 ? [`${doubled} events were told twice`] : []),
      ...checkBack(outages),
      ...checkLast(crowd, solves),
      ...(await checkSdk(client, url, { world, sdk })),
      ...(isDeepStrictEqual(scores.atEnd, scores.afterPractice)
        ? []
        : ['practice has changed scores']),
    ],
    expected,
    back: Math.max(0, ...outages.map(({ backAt }) => (backAt ?? Infinity) - evidence.killedAt)),
    age: {
      live: ageOfBoards([...crowd.samples.live, ...sdk.samples], solves),
      polling: ageOfBoards(crowd.samples.polling, solves),
    },
    verdict: percentile(play.verdictTimes, 99),
  };
}

async function findTold(client: pg.Client): Promise<Told[]> {
  const { rows } = await client.query<Told>(
    `select id::int, case topic when 'notice' then 'Notice' else 'Team' end as topic,
       case topic when 'notice' then null else (body ->> 'participationId')::int end
         as "participationId"
     from outbox where topic in ('notice', 'submission') order by id`,
  );
  return rows;
}

/** Reads when the acknowledged solves were published. */
async function findSolveTimes(client: pg.Client, { tries }: Play): Promise<SolveTime[]> {
  const times = new Map(tries.map((each) => [each.submissionId, each.acknowledgedAt]));
  const { rows } = await client.query<{ eventId: number; submissionId: number }>(
    `select id::int as "eventId", (body ->> 'submissionId')::int as "submissionId"
     from outbox where topic = 'solve'`,
  );
  return rows.flatMap(({ eventId, submissionId }) => {
    const acknowledgedAt = times.get(submissionId);
    return acknowledgedAt === undefined ? [] : [{ eventId, acknowledgedAt }];
  });
}

/** Checks for what must not happen to a server that runs, each kind once with its number. */
function checkComplaints(
  complaints: readonly Complaint[],
  { killedAt, readyAt }: Evidence,
): string[] {
  const isExcused = ({ at, isBreak }: Complaint) =>
    isBreak && at >= killedAt - TOLERANCE && at <= readyAt + TOLERANCE;
  const counts = Map.groupBy(
    complaints.filter((complaint) => !isExcused(complaint)),
    ({ text }) => text,
  );
  return [...counts].map(([text, all]) => `${text} (${all.length} times)`);
}

function checkBack(outages: readonly Outage[]): string[] {
  const away = outages.filter(({ backAt }) => backAt === null).length;
  return away === 0 ? [] : [`${away} clients did not come back`];
}

/** Every stream has told the board with the last solve. */
function checkLast({ heard }: CrowdReport, solves: readonly SolveTime[]): string[] {
  const last = Math.max(...solves.map(({ eventId }) => eventId));
  const behind = heard.filter(({ version }) => version < last).length;
  return behind === 0 ? [] : [`${behind} viewers do not know of the last solve`];
}

async function checkSdk(
  client: pg.Client,
  url: string,
  { world, sdk }: Pick<Evidence, 'world' | 'sdk'>,
): Promise<string[]> {
  const { rows } = await client.query<{ id: number }>('select id from notices');
  const behind = sdk.notices.filter((ids) => {
    const known = new Set(ids);
    return rows.some(({ id }) => !known.has(id));
  });
  const answer = await fetch(`${url}/api/ext/game/${world.game.gameId}/board`);
  const expected = withoutTime(await answer.json());
  const others = sdk.boards.filter((board) => !isDeepStrictEqual(withoutTime(board), expected));
  return [
    ...(behind.length === 0 ? [] : [`${behind.length} clients of the SDK have missed notices`]),
    ...(others.length === 0 ? [] : [`${others.length} boards of the SDK are not the server's`]),
  ];
}

/** Each process says when it made a board. */
function withoutTime(board: unknown): object {
  return { ...Object(board), updateTimeUtc: 0 };
}
