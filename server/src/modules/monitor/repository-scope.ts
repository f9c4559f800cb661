import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { asPattern } from '../../platform/list.ts';

/** What narrows a list of what happened in a game. */
export interface Filter {
  team?: number | undefined;
  user?: string | undefined;
  challenge?: number | undefined;
  /** In any case, of a team, a user, a challenge or an answer. */
  text?: string | undefined;
  /** Milliseconds since 1970. */
  since?: number | undefined;
  until?: number | undefined;
}

/** A row of such a list: rows are in the order of time, then of id. */
export interface Place {
  at: Date;
  id: number;
}

/** The text of a filter as what it is compared with. */
export interface SearchedText {
  participations: number[];
  challenges: number[];
  users: string[];
  /** A pattern of `ilike`; null if the text is too short to be searched for in answers. */
  answer: string | null;
}

/** A filter with the ids that it stands for in one game. */
export interface Scope {
  gameId: number;
  filter: Filter;
  /** Only rows behind this one. */
  after: Place | null;
  /** The participation of the team; null for all teams. */
  participationId: number | null;
  searched: SearchedText | null;
}

/** Trigrams find nothing shorter. */
const SHORTEST_ANSWER = 3;

/** Null when nothing can match: the row of `before`, or the team, does not exist in the game. */
export async function findScope(
  db: Db,
  gameId: number,
  { before, ...filter }: Filter & { before?: number | undefined },
): Promise<Scope | null> {
  const [after, participationId, searched] = await Promise.all([
    before === undefined ? null : findPlace(db, gameId, before),
    filter.team === undefined ? null : findParticipation(db, gameId, filter.team),
    filter.text === undefined ? null : findNames(db, gameId, filter.text),
  ]);
  if (before !== undefined && after === null) return null;
  if (filter.team !== undefined && participationId === null) return null;
  return { gameId, filter, after, participationId, searched };
}

/** Where a row is in the list; of one that is gone, where it was. */
async function findPlace(db: Db, gameId: number, id: number): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select at, id from (
      (select submitted_at as at, id from submissions
        where game_id = ${gameId} and id <= ${id} order by id desc limit 1)
      union all
      (select created_at, id from game_events
        where game_id = ${gameId} and id <= ${id} order by id desc limit 1)
    ) as place order by id desc limit 1`.execute(db);
  const [place] = rows;
  if (!place) return null;
  return place.id === id ? place : { ...place, id: place.id + 1 };
}

async function findParticipation(db: Db, gameId: number, teamId: number): Promise<number | null> {
  const row = await db
    .selectFrom('participations')
    .select('id')
    .where('game_id', '=', gameId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findNames(db: Db, gameId: number, text: string): Promise<SearchedText> {
  const pattern = asPattern(text);
  const { rows } = await sql<Omit<SearchedText, 'answer'>>`
    select
      array(select p.id from participations p join teams t on t.id = p.team_id
        where p.game_id = ${gameId} and t.name ilike ${pattern}) as participations,
      array(select id from challenges
        where game_id = ${gameId} and title ilike ${pattern}) as challenges,
      array(select u.id from registrations r join users u on u.id = r.user_id
        where r.game_id = ${gameId} and u.user_name ilike ${pattern}) as users`.execute(db);
  const [names = { participations: [], challenges: [], users: [] }] = rows;
  return { ...names, answer: text.length < SHORTEST_ANSWER ? null : pattern };
}
