import type { GamePhaseFilter, GameSort } from '@halyard/sdk/rules';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { contains, type ListWindow, type Sorting } from '../../platform/list.ts';
import { hasStartedInSql, isOverInSql } from '../../platform/phase-sql.ts';
import type { Database } from '../../platform/schema.ts';

/** What the lists of games can be narrowed to and sorted by. */
export interface GameListQuery extends ListWindow, Sorting<GameSort> {
  text?: string | undefined;
  phase?: GamePhaseFilter | undefined;
}

type GameQuery<Row> = SelectQueryBuilder<Database, 'games', Row>;

/** The phases of `@halyard/sdk/rules` in SQL, where practice is a part of the end. */
export function inPhase(phase: GamePhaseFilter, now: Date): Expression<SqlBool> {
  const started = hasStartedInSql(now);
  const over = isOverInSql(now);
  switch (phase) {
    case 'Upcoming':
      return sql<SqlBool>`not ${started}`;
    case 'Running':
      return sql<SqlBool>`(${started} and not ${over})`;
    case 'Ended':
      return sql<SqlBool>`(${started} and ${over})`;
  }
}

/** The filters that both lists of games have. */
export function narrowGames<Row>(
  games: GameQuery<Row>,
  { text, phase }: Pick<GameListQuery, 'text' | 'phase'>,
  now: Date,
): GameQuery<Row> {
  let narrowed = games;
  if (text !== undefined) {
    narrowed = narrowed.where((eb) => contains(eb, ['games.title', 'games.summary'], text));
  }
  if (phase !== undefined) narrowed = narrowed.where(inPhase(phase, now));
  return narrowed;
}

/** What the lists of games can be sorted by. */
export function gameSorts(now: Date) {
  const rank = sql`case
    when ${inPhase('Running', now)} then 0
    when ${inPhase('Upcoming', now)} then case when games.hidden then 2 else 1 end
    else 3
  end`;
  const distance = sql`case
    when ${inPhase('Ended', now)} then -extract(epoch from games.ends_at)
    else extract(epoch from games.starts_at)
  end`;
  return {
    Phase: [rank, distance],
    Title: [sql`lower(games.title)`],
    Start: [sql.ref('games.starts_at')],
    End: [sql.ref('games.ends_at')],
  };
}

interface GameCounts {
  all: number;
  running: number;
  upcoming: number;
  ended: number;
  hidden: number;
}

/** How many games there are in each phase, and how many of them are hidden. */
export async function countGames(
  db: Db,
  now: Date,
  { withHidden }: { withHidden: boolean },
): Promise<GameCounts> {
  const countOf = (condition: Expression<SqlBool>) =>
    sql<number>`count(*) filter (where ${condition})`;
  const counts = db
    .selectFrom('games')
    .select([
      sql<number>`count(*)`.as('all'),
      countOf(inPhase('Running', now)).as('running'),
      countOf(inPhase('Upcoming', now)).as('upcoming'),
      countOf(inPhase('Ended', now)).as('ended'),
      countOf(sql<SqlBool>`games.hidden`).as('hidden'),
    ]);
  const counted = withHidden ? counts : counts.where('games.hidden', '=', false);
  return counted.executeTakeFirstOrThrow();
}
