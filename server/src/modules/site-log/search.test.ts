import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findLines } from './repository-lines.ts';

const { db } = await createTestDatabase();

const LINES = 9000;

/** Every second line is of the harbour; the rope is in the oldest line only, the buoy in the newest and the oldest ones. */
beforeAll(async () => {
  await sql`
    insert into log_lines (time, level, status, user_name, message)
    select now() - (${LINES} - n) * interval '1 second', case when n % 3 = 0 then 'Warning' else 'Information' end,
      'Success', 'keeper', case when n % 2 = 0 then 'harbour ' else 'quay ' end || n
        || case when n = 1 then ' rope' else '' end || case when n > ${LINES} - 70 or n <= 20 then ' buoy' else '' end
    from generate_series(1, ${LINES}) as n`.execute(db);
});

// Found in the sample, in a longer scan, by the index twice, by a scan that ends too early, without an index, nowhere.
test.each([
  ['harbour', 0],
  ['harbour', 1000],
  ['harbour', 3000],
  ['rope', 0],
  ['buoy', 60],
  ['ar', 3000],
  ['no such line', 0],
])('finds %s after %d others, whatever the search reads', async (text, skip) => {
  for (const filter of [{}, { level: 'Warning' as const }]) {
    const { rows } = await sql<{ message: string }>`
      select message from log_lines
      where position(${text} in message) > 0 and level = coalesce(${filter.level ?? null}, level)
      order by id desc limit 20 offset ${skip}`.execute(db);
    const found = await findLines(db, { ...filter, text }, { count: 20, skip });
    expect(found.map(({ message }) => message)).toEqual(rows.map(({ message }) => message));
  }
});
