import type { GamePhase } from '@halyard/sdk/rules';
import { sql } from 'kysely';

/**
 * The rules of a game's schedule as conditions of a statement on `games`. A test compares each with
 * its rule, so that the database and the rest of the code always agree.
 */

/** `phaseOf` in SQL. */
export function phaseInSql(now: Date) {
  return sql<GamePhase>`case
    when ${now}::timestamptz < games.starts_at then 'upcoming'
    when ${now}::timestamptz <= games.ends_at then 'running'
    when games.practice_mode then 'practice'
    else 'ended'
  end`;
}

/** `hasStarted` in SQL. */
export function hasStartedInSql(now: Date) {
  return sql<boolean>`games.starts_at <= ${now}::timestamptz`;
}

/** `isOver` in SQL. */
export function isOverInSql(now: Date) {
  return sql<boolean>`games.ends_at < ${now}::timestamptz`;
}

/** Half of `overlaps` in SQL: the game ends after the span starts. */
export function endsAfterInSql(spanStart: Date) {
  return sql<boolean>`games.ends_at > ${spanStart}::timestamptz`;
}

/** The other half of `overlaps` in SQL: the game starts before the span ends. */
export function startsBeforeInSql(spanEnd: Date) {
  return sql<boolean>`games.starts_at < ${spanEnd}::timestamptz`;
}

/**
 * How far a game is from `now`: an upcoming one from its start, an ended one from its end, a running
 * one from the nearer of both.
 */
export function distanceInSql(now: Date) {
  return sql`case ${phaseInSql(now)}
    when 'upcoming' then games.starts_at - ${now}::timestamptz
    when 'running' then
      least(${now}::timestamptz - games.starts_at, games.ends_at - ${now}::timestamptz)
    else ${now}::timestamptz - games.ends_at
  end`;
}
