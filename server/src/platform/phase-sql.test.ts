import { hasStarted, isOver, overlaps, phaseOf } from '@halyard/sdk/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  distanceInSql,
  endsAfterInSql,
  hasStartedInSql,
  isOverInSql,
  phaseInSql,
  startsBeforeInSql,
} from './phase-sql.ts';

const { db } = await createTestDatabase();

const BASE = Date.UTC(2026, 10, 20);
const games = fc.record({
  start: fc.integer({ min: 0, max: 6 }).map((ms) => BASE + ms),
  length: fc.integer({ min: 0, max: 6 }),
  practiceMode: fc.boolean(),
});
const now = fc.integer({ min: -2, max: 14 }).map((ms) => BASE + ms);

test('the database and the rules agree on every game at every moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(games, { minLength: 40, maxLength: 60 }), now, async (drawn, at) => {
      const moment = new Date(at);
      const span = { start: at, end: at + 3 };
      const rows = drawn.map(({ start, length, practiceMode }) => ({
        start,
        end: start + length,
        practiceMode,
      }));
      const { rows: answers } = await sql<{
        phase: string;
        started: boolean;
        over: boolean;
        overlapping: boolean;
        distance: number;
      }>`
        with games as (
          select starts_at, ends_at, practice_mode, ordinality
          from unnest(
            ${rows.map(({ start }) => new Date(start))}::timestamptz[],
            ${rows.map(({ end }) => new Date(end))}::timestamptz[],
            ${rows.map(({ practiceMode }) => practiceMode)}::boolean[]
          ) with ordinality as drawn (starts_at, ends_at, practice_mode, ordinality)
        )
        select ${phaseInSql(moment)} as phase, ${hasStartedInSql(moment)} as started,
          ${isOverInSql(moment)} as over,
          ${endsAfterInSql(moment)} and ${startsBeforeInSql(new Date(span.end))} as overlapping,
          extract(milliseconds from ${distanceInSql(moment)})::float8 as distance
        from games order by ordinality`.execute(db);
      expect(answers).toEqual(
        rows.map((game) => ({
          phase: phaseOf(game, at),
          started: hasStarted(game, at),
          over: isOver(game, at),
          overlapping: overlaps(game, span),
          distance: distanceOf(game, at),
        })),
      );
    }),
    { numRuns: 40 },
  );
});

function distanceOf(game: { start: number; end: number }, at: number): number {
  switch (phaseOf(game, at)) {
    case 'upcoming':
      return game.start - at;
    case 'running':
      return Math.min(at - game.start, game.end - at);
    default:
      return at - game.end;
  }
}
