import { Kysely, PostgresDialect } from 'kysely';
import { DatabaseError, type Pool } from 'pg';
import { afterAll } from 'vitest';
import { type DatabaseHandle, type WritableDb, openDatabase } from '../platform/database.ts';
import type { Database } from '../platform/schema.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Nothing listens there. */
const NOBODY = 'postgresql://nobody@127.0.0.1:1/nothing';

export type Fault = 'none' | 'away' | 'busy' | 'full' | 'broken';

const busy = refusing('53300', 'sorry, too many clients already');
const full = refusing('53100', 'could not extend file: No space left on device');

/** A database that a test can disconnect, fill, or whose tables it can hide, and restore. */
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
      const pools = { none: pool, away: away.pool, busy, full, broken: empty.pool };
      return new Kysely<Database>({
        dialect: new PostgresDialect({
          pool: { connect: () => pools[fault].connect(), end: async () => undefined, options: {} },
        }),
      });
    },
  };
}

/** Connections whose every statement fails with this SQLSTATE. */
function refusing(code: string, message: string): Pick<Pool, 'connect'> {
  const error = Object.assign(new DatabaseError(message, 0, 'error'), { code });
  return { connect: () => Promise.reject(error) };
}
