import { describe } from 'vitest';
import { cookieOf, createTestSite } from '../modules/accounts/testing/test-site.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testAttack } from './attack.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);

const PASSWORD = 'Tern-and-Gull-7';

interface Row {
  userName: string;
  email: string;
  password: string;
}

interface Site {
  add: (rows: readonly Row[]) => Promise<unknown>;
  /** How many accounts the list has made. */
  count: () => Promise<number>;
}

/** Adds each row as it comes, until one is at fault. */
function naive(): Site {
  const names = new Set<string>();
  return {
    async add(rows) {
      for (const { userName } of rows) {
        if (names.has(userName)) return;
        names.add(userName);
      }
    },
    count: async () => names.size,
  };
}

async function ours(): Promise<Site> {
  await db.deleteFrom('users').execute();
  const admin = { userName: 'signe', email: 'signe@harbour.example', password: PASSWORD };
  const cookie = cookieOf(await site.call('POST', '/api/account/register', admin)) ?? '';
  await db.updateTable('users').set({ role: 'Admin' }).execute();
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await site.tell({ topic: 'session', gameId: null, body: { userId: id } });
  return {
    add: (rows) => site.call('POST', '/api/admin/users', rows, { cookie }),
    async count() {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('user_name', '!=', 'signe')
        .execute();
      return rows.length;
    },
  };
}

/** Rows of which the last has the name of the first. */
function rowsWithFault(count: number): Row[] {
  const rows = Array.from({ length: count }, (_, index) => ({
    userName: `row${index}`,
    email: `row${index}@harbour.example`,
    password: PASSWORD,
  }));
  return rows.with(count - 1, {
    userName: 'row0',
    email: 'last@harbour.example',
    password: PASSWORD,
  });
}

describe('a list of users with a fault in its last row', () => {
  for (const count of [1000, 10_000]) {
    testAttack(`of ${count} rows leaves half of its work behind`, {
      naive,
      ours,
      async use({ add, count: countMade }) {
        const row = { userName: 'honest', email: 'honest@harbour.example', password: PASSWORD };
        await add([row]);
        return (await countMade()) === 1;
      },
      async run({ add, count: countMade }) {
        await add(rowsWithFault(count));
        return (await countMade()) > 1;
      },
    });
  }
});
