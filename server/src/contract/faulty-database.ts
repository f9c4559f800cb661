import { Kysely, PostgresDialect } from 'kysely';
import { afterAll } from 'vitest';
import { type DatabaseHandle, type WritableDb, openDatabase } from '../platform/database.ts';
import type { Database } from '../platform/schema.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Nothing listens there. */
const NOBODY = 'postgresql://nobody@127.0.0.1:1/nothing';

export type Fault = 'none' | 'away' | 'broken';

/** A database that a test can disconnect, or whose tables it can hide, and restore. */
export async function createFaultyDatabase() {
  const empty = await createTestDatabase({ empty: true });
  const away = openDatabase({ url: NOBODY });
  afterAll(() => away.close());
  let fault: Fault = 'none';
  return {
    set(next: Fault): void {
      fault = next;
    },
    through({ pool }: DatabaseHandle): WritableDb {
      const pools = { none: pool, away: away.pool, broken: empty.pool };
      return new Kysely<Database>({
        dialect: new PostgresDialect({
          pool: { connect: () => pools[fault].connect(), end: async () => undefined, options: {} },
        }),
      });
    },
  };
}
