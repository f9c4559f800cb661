import { sql } from 'kysely';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  named,
  openDatabase,
  retryStatement,
  transaction,
  type Tx,
  unavailableCode,
  violates,
} from './database.ts';
import { errorCode } from './error-code.ts';

const { db, pool, url } = await createTestDatabase();
await pool.query('create table things (id int primary key, n int not null)');
await pool.query('insert into things values (1, 0), (2, 0)');

const addTo = named<{ n: number }>(
  'test.add',
  'update things set n = n + $2 where id = $1 returning n',
);

describe('values', () => {
  test('reads bigint and numeric as numbers and times as dates', async () => {
    const { rows } = await pool.query("select 5::int8 a, 1.5::numeric b, 'epoch'::timestamptz c");
    expect(rows).toEqual([{ a: 5, b: 1.5, c: new Date(0) }]);
  });
});

describe('named', () => {
  test('prepares the statement once per connection', async () => {
    const one = openDatabase({ url, max: 1 });
    await addTo(one.db, [1, 1]);
    await addTo(one.db, [1, 1]);
    const { rows } = await one.pool.query(
      "select name, generic_plans + custom_plans as runs from pg_prepared_statements where name = 'test.add'",
    );
    await one.close();
    expect(rows).toEqual([{ name: 'test.add', runs: 2 }]);
  });

  test('runs inside the transaction it is given', async () => {
    const before = await addTo(db, [2, 0]);
    const failed = transaction(db, async (tx) => {
      await addTo(tx, [2, 7]);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await addTo(db, [2, 0])).toEqual(before);
  });
});

describe('transaction', () => {
  test('runs again after a deadlock', async () => {
    let runs = 0;
    let bothHold!: () => void;
    const held = new Promise<void>((resolve) => (bothHold = resolve));
    let holders = 0;
    const crosswise = (first: number, second: number) =>
      transaction(db, async (tx) => {
        runs += 1;
        await addTo(tx, [first, 1]);
        holders += 1;
        if (holders === 2) bothHold();
        await held;
        await addTo(tx, [second, 1]);
      });
    const start = await addTo(db, [1, 0]);
    await Promise.all([crosswise(1, 2), crosswise(2, 1)]);
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await addTo(db, [1, 0])).toEqual([{ n: (start[0]?.n ?? 0) + 2 }]);
  });

  const endConnection = (pid: number) => pool.query('select pg_terminate_backend($1)', [pid]);
  const ownPid = async (tx: Tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    return rows[0]?.pid ?? 0;
  };

  test('runs again when the database ends its connection, as when it is stopped', async () => {
    const start = await addTo(db, [1, 0]);
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      await addTo(tx, [1, 1]);
      if (runs === 1) await endConnection(await ownPid(tx));
      await addTo(tx, [1, 1]);
    });
    expect(runs).toBe(2);
    expect(await addTo(db, [1, 0])).toEqual([{ n: (start[0]?.n ?? 0) + 2 }]);
  });

  test('does not run again when the connection is lost with its commit', async () => {
    let runs = 0;
    const work = transaction(db, async (tx) => {
      runs += 1;
      await endConnection(await ownPid(tx));
    });
    expect(await work.then(() => 'none', unavailableCode)).toBe('DATABASE_UNAVAILABLE');
    expect(runs).toBe(1);
  });

  test('runs a statement again whose connection the database ends', async () => {
    let runs = 0;
    await retryStatement(async () => {
      runs += 1;
      if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
    expect(runs).toBe(2);
  });

  test('gives up after five conflicts', async () => {
    let runs = 0;
    const always = retryStatement(async () => {
      runs += 1;
      await sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`.execute(db);
    });
    await expect(always).rejects.toThrow('no');
    expect(runs).toBe(5);
  });

  test('does not repeat other failures', async () => {
    let runs = 0;
    const work = transaction(db, async (tx) => {
      runs += 1;
      await sql`insert into things values (1, 0)`.execute(tx);
    });
    const error: unknown = await work.catch((reason: unknown) => reason);
    expect(violates(error, 'things_pkey')).toBe(true);
    expect(errorCode(error)).toBe('23505');
    expect(runs).toBe(1);
  });
});

describe('openDatabase', () => {
  test('outlives a connection that breaks while idle', async () => {
    const errors: Error[] = [];
    const handle = openDatabase({ url, max: 1, onError: (error) => errors.push(error) });
    const { rows } = await handle.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => errors.length).toBe(1);
    expect((await handle.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await handle.close();
  });

  test('outlives a connection that breaks in use, and tells whoever uses it', async () => {
    const handle = openDatabase({ url, max: 1 });
    const client = await handle.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const broken = new Promise((resolve) => {
      client.once('end', resolve);
    });
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await broken;
    await expect(client.query('select 1')).rejects.toThrow(/queryable/);
    client.release(true);
    expect((await handle.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await handle.close();
  });
});

describe('unavailableCode', () => {
  const codeOf = (work: Promise<unknown>) => work.then(() => 'none', unavailableCode);

  test('tells a database that is away from one that refuses', async () => {
    const nowhere = openDatabase({ url: 'postgresql://halyard@127.0.0.1:1/halyard' });
    expect(await codeOf(nowhere.pool.query('select 1'))).toBe('DATABASE_UNAVAILABLE');
    await nowhere.close();
    expect(await codeOf(pool.query('select * from nowhere'))).toBe(null);
    expect(await codeOf(pool.query('insert into things values (1, 1)'))).toBe(null);
  });

  test('tells a database that ends while it is asked from a question that takes too long', async () => {
    const own = openDatabase({ url, max: 1 });
    const cut = own.pool.query('select pg_terminate_backend(pg_backend_pid())');
    expect(await codeOf(cut)).toBe('DATABASE_UNAVAILABLE');
    await own.pool.query('set statement_timeout = 20');
    expect(await codeOf(own.pool.query('select pg_sleep(10)'))).toBe('OVERLOADED');
    await own.close();
  });

  test('says that the server has too much to do when no connection becomes free', async () => {
    const own = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 20 });
    const held = await own.connect();
    expect(await codeOf(own.query('select 1'))).toBe('OVERLOADED');
    held.release();
    await own.end();
  });
});
