import { setTimeout as pause } from 'node:timers/promises';
import { BLOODS } from '@halyard/sdk/rules';
import type pg from 'pg';
import { createHttpClient } from '../load/http-client.ts';
import { RIGHT_FLAG, type SeededGame } from '../load/seed.ts';
import type { Attempt } from './kill-stream.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 100;

interface SubmissionRow {
  id: number;
  participationId: number;
  challengeId: number;
  answer: string;
  result: string;
}

export interface Findings {
  violations: string[];
  /** Stored submissions that were never acknowledged. */
  storedUnacknowledged: number;
  solves: number;
}

/** Compares the data of a restarted server with everything that was sent to it. */
export async function checkRecovery(
  client: pg.Client,
  url: string,
  game: SeededGame,
  attempts: readonly Attempt[],
): Promise<Findings> {
  const { rows } = await client.query<SubmissionRow>(
    `select id, participation_id as "participationId", challenge_id as "challengeId", answer, result
     from submissions order by id`,
  );
  const solves = await findSolves(client);
  const violations = [
    ...checkAcknowledged(attempts, rows),
    ...checkCounts(attempts, rows),
    ...checkSolves(solves, rows),
    ...(await checkNotices(client)),
    ...(await checkBoard(url, game.gameId, solves)),
    ...(await checkVerdicts(url, game, attempts)),
  ];
  const acknowledged = attempts.filter(({ submissionId }) => submissionId !== null).length;
  return { violations, storedUnacknowledged: rows.length - acknowledged, solves: solves.length };
}

const verdictOf = (answer: string) => (answer === RIGHT_FLAG ? 'Accepted' : 'WrongAnswer');

const keyOf = (participationId: number, challengeId: number, answer: string) =>
  `${participationId}/${challengeId}/${answer}`;

const attemptKey = ({ team, challengeId, answer }: Attempt) =>
  keyOf(team.participationId, challengeId, answer);

const rowKey = (row: SubmissionRow) => keyOf(row.participationId, row.challengeId, row.answer);

/** Checks that no acknowledged submission is lost or changed. */
function checkAcknowledged(attempts: readonly Attempt[], rows: readonly SubmissionRow[]): string[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return attempts.flatMap((attempt) => {
    if (attempt.submissionId === null) return [];
    const row = stored.get(attempt.submissionId);
    if (!row) return [`submission ${attempt.submissionId} was acknowledged and is lost`];
    const isSame = rowKey(row) === attemptKey(attempt) && row.result === verdictOf(row.answer);
    return isSame ? [] : [`submission ${row.id} is not what was acknowledged`];
  });
}

/** No submission is stored more often than it was sent. */
function checkCounts(attempts: readonly Attempt[], rows: readonly SubmissionRow[]): string[] {
  const sent = countBy(attempts.map(attemptKey));
  return [...countBy(rows.map(rowKey))].flatMap(([key, times]) => {
    const most = sent.get(key) ?? 0;
    return times <= most ? [] : [`${key} was sent ${most} times and judged ${times} times`];
  });
}

/** Each pair of team and challenge with a correct answer has exactly one solve; no other pair has one. */
function checkSolves(solves: readonly string[], rows: readonly SubmissionRow[]): string[] {
  const accepted = rows.filter(({ result }) => result === 'Accepted');
  const expected = new Set(accepted.map((row) => `${row.participationId}/${row.challengeId}`));
  return difference('solve', expected, new Set(solves));
}

async function findSolves(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select participation_id || '/' || challenge_id as key from solves`,
  );
  return rows.map(({ key }) => key);
}

/** Each challenge has as many blood notices as solves, up to three. */
async function checkNotices(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: number; solves: number; bloods: string[] }>(
    `select c.id, (select count(*)::int from solves s where s.challenge_id = c.id) as solves,
       array(select n.type from notices n where n.challenge_id = c.id order by n.id) as bloods
     from challenges c`,
  );
  return rows.flatMap(({ id, solves, bloods }) => {
    const expected = BLOODS.slice(0, solves).join(', ');
    return bloods.join(', ') === expected
      ? []
      : [`challenge ${id} announces ${bloods.join(', ')} instead of ${expected}`];
  });
}

interface Board {
  teams: { id: number; solves: [challengeId: number, ...rest: number[]][] }[];
}

/** The published board shows exactly the solves. */
async function checkBoard(
  url: string,
  gameId: number,
  solves: readonly string[],
): Promise<string[]> {
  const http = createHttpClient(1);
  const deadline = Date.now() + TIMEOUT_MILLISECONDS;
  try {
    for (;;) {
      const answer = await http.ask({ url: `${url}/api/ext/game/${gameId}/board` });
      if (answer.status !== 200) return [`the board is answered with ${answer.status}`];
      const board = JSON.parse(answer.body.toString()) as Board;
      const shown = board.teams.flatMap((team) => team.solves.map(([id]) => `${team.id}/${id}`));
      const differences = difference('solve on the board', new Set(solves), new Set(shown));
      if (differences.length === 0 || Date.now() > deadline) return differences;
      await pause(POLL_MILLISECONDS);
    }
  } finally {
    http.close();
  }
}

/** Each team can still fetch its last verdict. */
async function checkVerdicts(
  url: string,
  game: SeededGame,
  attempts: readonly Attempt[],
): Promise<string[]> {
  const http = createHttpClient(game.teams.length);
  const verdicts = await Promise.all(
    game.teams.map(async (team) => {
      const last = attempts.findLast(
        (attempt) => attempt.team === team && attempt.submissionId !== null,
      );
      if (!last) return [];
      const path = `/api/game/${game.gameId}/challenges/${last.challengeId}/status/${last.submissionId}`;
      const answer = await http.ask({ url: `${url}${path}`, headers: { cookie: team.cookie } });
      const told = answer.body.toString();
      return told === JSON.stringify(verdictOf(last.answer)) ? [] : [`${path} tells ${told}`];
    }),
  );
  http.close();
  return verdicts.flat();
}

function difference(
  what: string,
  expected: ReadonlySet<string>,
  found: ReadonlySet<string>,
): string[] {
  return [
    ...[...expected.difference(found)].map((key) => `${what} ${key} is missing`),
    ...[...found.difference(expected)].map((key) => `${what} ${key} is one too many`),
  ];
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
