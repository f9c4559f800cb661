import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findAuditEntries } from './repository.ts';

const { db } = await createTestDatabase();

const ENTRIES = 9000;
const actor = randomUUID();

/** Every second entry is of the harbour; the rope is in the oldest entry only, the buoy in the newest and the oldest ones. */
beforeAll(async () => {
  await sql`
    insert into audit_log (created_at, actor_id, actor_name, operation, target_type, target_id, target_name, changes)
    select now() - (${ENTRIES} - n) * interval '1 second', ${actor}, 'signe',
      case when n % 3 = 0 then 'updateUser' else 'updateGame' end, case when n % 3 = 0 then 'User' else 'Game' end,
      n, case when n % 2 = 0 then 'harbour ' else 'quay ' end || n || case when n = 1 then ' rope' else '' end
        || case when n > ${ENTRIES} - 70 or n <= 20 then ' buoy' else '' end, '[]'
    from generate_series(1, ${ENTRIES}) as n`.execute(db);
});

// Found in the sample, in a longer scan, by the index twice, by a scan that ends too early, nowhere.
test.each([
  ['harbour', 20],
  ['harbour', 1000],
  ['harbour', 4000],
  ['rope', 20],
  ['buoy', 80],
  ['no such entry', 20],
])('finds %s for pages of %d, whatever the search reads', async (text, count) => {
  for (const filter of [{}, { operation: 'updateUser', targetType: 'User' as const }]) {
    const { rows } = await sql<{ name: string }>`
      select target_name as name from audit_log
      where position(${text} in target_name) > 0
        and operation = coalesce(${filter.operation ?? null}, operation)
      order by id desc limit ${count}`.execute(db);
    const found = await findAuditEntries(db, { ...filter, text, count });
    expect(found.map(({ targetName }) => targetName)).toEqual(rows.map(({ name }) => name));
  }
});

test('finds nothing of an operation that the type of target does not have', async () => {
  const query = { text: 'harbour', count: 20, operation: 'updateUser' };
  expect(await findAuditEntries(db, { ...query, targetType: 'Game' })).toEqual([]);
  expect(await findAuditEntries(db, { ...query, targetType: 'User' })).toHaveLength(20);
});
