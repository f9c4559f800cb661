import type pg from 'pg';
import { sized } from '../load/quick.ts';
import { seedGame } from '../load/seed.ts';
import { combine, either, type List, type Values } from './lists-queries.ts';
import { withoutIndex } from './lists-seed.ts';

export const TEAMS = sized(2000, 50);
const CHALLENGES = sized(100, 40);
const SOLVES = sized(166_700, 500);
/** Each solve has two wrong submissions before it. */
export const SUBMISSIONS = 3 * SOLVES;

const HOUR = 3_600_000;

/** A game with many submissions, and what its lists are narrowed to. */
export interface SubmissionsGame {
  gameId: number;
  /** Ids of a submission near the start, one in the middle and one near the end. */
  places: number[];
  team: number;
  user: string;
  challenge: number;
}

/** Seeds a running game. Its first answer has a text that no other has. */
export async function seedSubmissions(client: pg.Client): Promise<SubmissionsGame> {
  const options = { teams: TEAMS, challenges: CHALLENGES, solves: SOLVES };
  const { gameId } = await withoutIndex(client, 'submissions_answer_index', async () => {
    const game = await seedGame(client, options);
    await client.query(
      `update submissions set answer = 'flag{keelson}'
       where id = (select min(id) from submissions where game_id = $1)`,
      [game.gameId],
    );
    return game;
  });
  const { rows } = await client.query<Omit<SubmissionsGame, 'gameId'>>(
    `select p.team_id as team, s.user_id as "user", s.challenge_id as challenge,
       (select array[min(id) + 50, (min(id) + max(id)) / 2, max(id) - 50]
         from submissions where game_id = $1) as places
     from submissions s join participations p on p.id = s.participation_id
     where s.game_id = $1 order by s.id limit 1`,
    [gameId],
  );
  const [row] = rows;
  if (!row) throw new Error('The game has no submissions.');
  return { gameId, ...row };
}

/** The queries that a monitor's list of submissions sends. */
export function submissionLists(game: SubmissionsGame): List[] {
  const hours = (count: number) => String(Date.now() - count * HOUR);
  const filters: Values[][] = [
    [{ count: '50' }, { count: '100' }],
    either('type', ['Accepted', 'WrongAnswer', 'CheatDetected']),
    either('team', [String(game.team)]),
    either('user', [game.user]),
    either('challenge', [String(game.challenge)]),
    either('text', ['flag{no', 'keelson', 'Crew 17', 'Challenge 3', 'ab', 'no such rope']),
    [{}, { since: hours(1) }, { since: hours(5), until: hours(4) }, { until: hours(7) }],
  ];
  const befores = game.places.map((id) => ({ before: String(id) }));
  const path = `/api/game/${game.gameId}/submissions`;
  const name = `submissions of ${SUBMISSIONS}`;
  const skips = [{ skip: '100' }, { skip: '10000' }];
  return [
    { name: `${name}, before`, path, queries: combine([...filters, [{}, ...befores]]) },
    { name: `${name}, skip`, path, queries: combine([...filters, skips]) },
  ];
}
