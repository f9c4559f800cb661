import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { contains, orderOf, readNewest, readPage } from './list.ts';

const { db } = await createTestDatabase();

const NAMES = ['100 % rope', 'Rope', 'tern_team', 'ternXteam', String.raw`back\slash`, 'rope'];

beforeAll(async () => {
  await sql`create table boats (id integer primary key, name text not null)`.execute(db);
  for (const [index, name] of NAMES.entries()) {
    await sql`insert into boats values (${index + 1}, ${name})`.execute(db);
  }
});

type Boats = { boats: { id: number; name: string } };
const boats = () => db.withTables<Boats>().selectFrom('boats').select(['boats.id', 'boats.name']);
const SORTS = { Name: [sql`lower(boats.name)`] };
const OWN = [[sql.ref('boats.id'), 'desc']] as const;
const ASCENDING = { order: 'Ascending' } as const;

async function find(text: string): Promise<string[]> {
  const found = await boats()
    .where((eb) => contains(eb, ['boats.name'], text))
    .orderBy('boats.id')
    .execute();
  return found.map(({ name }) => name);
}

describe('contains', () => {
  test('ignores case', async () => {
    expect(await find('ROPE')).toEqual(['100 % rope', 'Rope', 'rope']);
  });

  test.each([
    ['%', ['100 % rope']],
    ['_', ['tern_team']],
    ['\\', [String.raw`back\slash`]],
    ['n_t', ['tern_team']],
  ])('takes %s as a character', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });
});

describe('readPage', () => {
  const read = (count: number, skip: number, order = orderOf(ASCENDING, SORTS, OWN)) =>
    readPage(boats(), { count, skip }, order);

  test('gives a window and the total', async () => {
    const { rows, total } = await read(2, 1);
    expect(rows.map(({ id }) => id)).toEqual([5, 4]);
    expect(total).toBe(NAMES.length);
  });

  test('gives the total of an empty window', async () => {
    expect(await read(0, 0)).toEqual({ rows: [], total: NAMES.length });
    expect(await read(10, 100)).toEqual({ rows: [], total: NAMES.length });
  });

  test('counts what the conditions leave', async () => {
    const ropes = boats().where((eb) => contains(eb, ['boats.name'], 'rope'));
    expect(await readPage(ropes, { count: 1, skip: 0 }, OWN)).toMatchObject({ total: 3 });
  });

  test.each([
    ['Ascending', [1, 5, 6, 2, 3, 4]],
    ['Descending', [4, 3, 6, 2, 5, 1]],
  ] as const)('sorts %s, equal rows in the own order', async (order, ids) => {
    const { rows } = await read(10, 0, orderOf({ sort: 'Name', order }, SORTS, OWN));
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});

describe('readNewest', () => {
  const ids = async (window: { count: number; skip: number; before?: number }) =>
    (await readNewest(boats(), 'boats.id', window)).map(({ id }) => id);

  test('gives the newest rows first', async () => {
    expect(await ids({ count: 2, skip: 0 })).toEqual([6, 5]);
    expect(await ids({ count: 2, skip: 1 })).toEqual([5, 4]);
  });

  test('gives rows older than one, whatever has come since', async () => {
    expect(await ids({ count: 2, skip: 0, before: 5 })).toEqual([4, 3]);
    expect(await ids({ count: 9, skip: 0, before: 1 })).toEqual([]);
  });
});
