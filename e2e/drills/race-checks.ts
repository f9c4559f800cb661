import { setTimeout as pause } from 'node:timers/promises';
import { BLOODS } from '@halyard/sdk/rules';
import type { HttpClient } from '../load/http-client.ts';
import type { SeededGame, SeededTeam } from '../load/seed.ts';
import type { Site } from '../load/site.ts';

const TIMEOUT_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 100;

interface SolveRow {
  name: string;
  /** Assigned under a lock that is held until the commit, so in commit order. */
  eventId: number;
  isAccepted: boolean;
}

/** The violated rules after these teams have raced for a challenge; empty if there are none. */
export async function findViolations(
  http: HttpClient,
  site: Site,
  game: SeededGame,
  challengeId: number,
  teams: readonly SeededTeam[],
): Promise<string[]> {
  const names = new Set(teams.map(({ name }) => name));
  const solves = await findSolves(site, challengeId);
  const committed = solves.toSorted((a, b) => a.eventId - b.eventId).map(({ name }) => name);
  const podium = committed.slice(0, BLOODS.length).join(', ');
  const notices = await findNotices(site, challengeId);
  const expected = BLOODS.slice(0, names.size).map((type, place) => `${type} ${committed[place]}`);
  const boards = await Promise.all(
    site.servers.map(({ url }) => boardBloods(http, url, game.gameId, challengeId, names.size)),
  );
  return [
    committed.length === names.size ? null : `${committed.length} solves by ${names.size} teams`,
    solves.every(({ isAccepted }) => isAccepted) ? null : 'a solve without a right answer',
    solves.map(({ name }) => name).join() === committed.join()
      ? null
      : 'times are not in the order of commit',
    notices.join() === expected.join()
      ? null
      : `notices ${notices.join(', ')} instead of ${expected.join(', ')}`,
    ...boards.map((bloods) =>
      bloods === podium ? null : `a board with ${bloods} instead of ${podium}`,
    ),
  ].filter((violation) => violation !== null);
}

/** Reads the solves of a challenge in the order of time. */
async function findSolves({ client }: Site, challengeId: number): Promise<SolveRow[]> {
  const { rows } = await client.query<SolveRow>(
    `select t.name, o.id::int as "eventId", a.result = 'Accepted' as "isAccepted"
     from solves s
     join submissions a on a.id = s.submission_id
     join participations p on p.id = s.participation_id
     join teams t on t.id = p.team_id
     join outbox o on o.topic = 'solve' and (o.body ->> 'submissionId')::int = s.submission_id
     where s.challenge_id = $1 order by s.solved_at, s.submission_id`,
    [challengeId],
  );
  return rows;
}

async function findNotices({ client }: Site, challengeId: number): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select type || ' ' || "values"[1] as text from notices where challenge_id = $1 order by id`,
    [challengeId],
  );
  return rows.map(({ text }) => text);
}

interface Board {
  challenges: { id: number; bloods: number[]; solved: number }[];
  teams: { id: number; name: string }[];
}

/** The holders of the bloods on a server's published board, once it contains all solves. */
async function boardBloods(
  http: HttpClient,
  url: string,
  gameId: number,
  challengeId: number,
  solves: number,
): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MILLISECONDS;
  for (;;) {
    const answer = await http.ask({ url: `${url}/api/ext/game/${gameId}/board` });
    const board = JSON.parse(answer.body.toString()) as Board;
    const challenge = board.challenges.find(({ id }) => id === challengeId);
    if (challenge?.solved === solves) {
      const names = new Map(board.teams.map(({ id, name }) => [id, name]));
      return challenge.bloods.map((id) => names.get(id)).join(', ');
    }
    if (Date.now() > deadline) return `only ${challenge?.solved} solves`;
    await pause(POLL_MILLISECONDS);
  }
}
