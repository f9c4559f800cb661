import { sql } from 'kysely';
import { isOverInSql } from '../../platform/phase-sql.ts';

/** A game that locks a team. */
export interface LockGame {
  id: number;
  title: string;
  /** Milliseconds since 1970. */
  end: number;
}

/**
 * The games that lock a team: they have accepted it, even if they have suspended it since, and have
 * not ended. Nothing locks a team that staff have unlocked.
 */
function holdingGames(now: Date) {
  return sql`from participations
    join games on games.id = participations.game_id
    where teams.locked
      and participations.team_id = teams.id
      and participations.status in ('Accepted', 'Suspended')
      and not ${isOverInSql(now)}`;
}

/** Whether a game locks the team, as a condition of a statement on `teams`. */
export function isHeldByGame(now: Date) {
  return sql<boolean>`exists (select ${holdingGames(now)})`;
}

/** The one of them that ends last. */
export function lastHoldingGame(now: Date) {
  return sql<LockGame | null>`(
    select json_build_object('id', games.id, 'title', games.title,
      'end', (extract(epoch from games.ends_at) * 1000)::bigint)
    ${holdingGames(now)}
    order by games.ends_at desc, games.id
    limit 1
  )`;
}

/** Whether nobody may leave the team. */
export function isLockedInSql(now: Date) {
  return sql<boolean>`(teams.staff_locked or ${isHeldByGame(now)})`;
}
