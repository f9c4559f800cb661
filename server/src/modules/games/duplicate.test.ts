import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { PERMISSION } from '@halyard/sdk/rules';
import { createTestDatabase } from '../../testing/test-database.ts';
import { essenceOf } from '../game-packages/testing/essence.ts';
import { makeFullGame } from '../game-packages/testing/full-game.ts';
import { contentsOf, createPackageSite, GAMES } from '../game-packages/testing/package-site.ts';
import { titleOfCopy } from './service-duplicate.ts';
import { HOUR } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createPackageSite(database);
const WEEK = 7 * 24 * HOUR;

type Row = Record<string, unknown>;

/** Tables with what organisers have written, and the columns that a copy is not to share. */
const OWN = {
  games: [
    'id',
    'title',
    'hidden',
    'freeze_released',
    'public_key',
    'private_key',
    'salt',
    'token_prefix',
    'created_at',
    'writeup_deadline',
    'starts_at',
    'ends_at',
    'freeze_at',
    'end_moved_at',
    'practice_spans',
  ],
  challenges: [
    'id',
    'game_id',
    'enabled',
    'created_at',
    'deadline_at',
    'deadline_moved_at',
    'practice_spans',
  ],
  flags: ['id', 'challenge_id'],
  divisions: ['id', 'game_id'],
  division_challenges: ['division_id', 'challenge_id'],
} as const;

type Table = keyof typeof OWN;
const TABLES = Object.keys(OWN) as Table[];

/** The condition for the rows of a game. */
const IN_GAME: Record<Table, string> = {
  games: 'id = $',
  challenges: 'game_id = $',
  flags: 'challenge_id in (select id from challenges where game_id = $)',
  divisions: 'game_id = $',
  division_challenges: 'division_id in (select id from divisions where game_id = $)',
};

function inGame(table: Table, gameId: number) {
  return sql.raw(IN_GAME[table].replace('$', String(gameId)));
}

async function rowsOf(table: Table, gameId: number): Promise<Row[]> {
  const order = table === 'division_challenges' ? 'division_id, challenge_id' : 'id';
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${inGame(table, gameId)} order by ${sql.raw(order)}`.execute(db);
  return rows;
}

interface Column {
  name: string;
  type: string;
  byDefault: string | null;
}

/** The columns that a copy shares, whatever the migrations have made. */
async function sharedColumns(table: Table): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type, column_default as "byDefault"
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(db);
  const own: readonly string[] = OWN[table];
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...own]));
  return rows.filter(({ name }) => !own.includes(name));
}

/** A value of the type that no default is. */
function valueFor({ name, type, byDefault }: Column, fileId: number): unknown {
  if (name === 'attachment_file_id') return fileId;
  switch (type) {
    case 'text':
      return `any ${name}`;
    case 'integer':
      return name.length + 1000;
    case 'double precision':
      return name.length + 0.125;
    case 'boolean':
      return byDefault !== 'true';
    case 'ARRAY':
      return [`any ${name}`, 'other'];
    case 'timestamp with time zone':
      return new Date(1_700_000_000_123);
    default:
      throw new Error(`Say which value ${name} of type ${type} can have.`);
  }
}

/** Writes a value that is no default into every shared column of a game; returns the values. */
async function fillAll(gameId: number, fileId: number) {
  const filled = {} as Record<Table, Row>;
  for (const table of TABLES) {
    const columns = await sharedColumns(table);
    filled[table] = Object.fromEntries(columns.map((one) => [one.name, valueFor(one, fileId)]));
    await (db as unknown as Kysely<Record<string, Row>>)
      .updateTable(table)
      .set(filled[table])
      .where(inGame(table, gameId) as never)
      .execute();
  }
  return filled;
}

function duplicate(gameId: number, body: object = {}) {
  return site.staff('POST', `/api/ext/game/${gameId}/duplicate`, body);
}

/** A package without notices, which a duplicate does not take along. */
async function essence(gameId: number) {
  const { documents } = await contentsOf((await site.exportGame(gameId)).archive);
  const { extras, ...rest } = essenceOf(documents);
  return { ...rest, extras: { ...extras, notices: [] } };
}

beforeEach(async () => {
  await db.deleteFrom('games').execute();
  await db.deleteFrom('files').execute();
});

describe('a duplicate', () => {
  test('has every value of every column that organisers set', async () => {
    const gameId = await makeFullGame(site);
    const file = await db
      .insertInto('files')
      .values({ hash: 'f'.repeat(64), name: 'any', size: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const filled = await fillAll(gameId, file.id);
    const { id } = await duplicate(gameId);
    for (const table of TABLES) {
      const [originals, copies] = [await rowsOf(table, gameId), await rowsOf(table, id)];
      expect(originals.length, table).toBeGreaterThan(0);
      expect(copies, table).toEqual(originals.map(() => expect.objectContaining(filled[table])));
    }
  });

  test('is the same game in everything that a package says, but hidden, disabled and later', async () => {
    const gameId = await makeFullGame(site);
    const original = await site.staff('GET', `${GAMES}/${gameId}`);
    const copy = await duplicate(gameId, { title: original.title, start: original.start });
    expect(await essence(copy.id)).toEqual(await essence(gameId));
    expect(copy).toEqual({
      ...original,
      id: copy.id,
      hidden: true,
      publicKey: expect.not.stringMatching(original.publicKey.replaceAll('+', '\\+')),
    });
    const challenges = await site.staff('GET', `${GAMES}/${copy.id}/challenges`);
    expect(challenges.map((one: { isEnabled: boolean }) => one.isEnabled)).toEqual(
      Array(4).fill(false),
    );
    const salts = await db.selectFrom('games').select(['salt', 'private_key']).execute();
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(2);
    expect(new Set(salts.map((game) => game.private_key)).size).toBe(2);
  });

  test('has no team, submission, notice or writeup', async () => {
    const gameId = await site.makeGame();
    const division = await site.makeDivision(gameId, PERMISSION.joinGame);
    const captain = await site.makeUser();
    const teamId = await site.makeTeam(captain);
    const body = { teamId, divisionId: division };
    const joined = await site.request(captain, 'POST', `/api/game/${gameId}`, body);
    expect(joined.statusCode, joined.body).toBe(200);
    await site.staff('POST', `${GAMES}/${gameId}/notices`, { content: 'Fog.' });
    const { id } = await duplicate(gameId);
    expect(await site.staff('GET', `${GAMES}/${id}/notices`)).toEqual([]);
    for (const table of ['participations', 'registrations', 'notices', 'submissions'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('game_id', '=', id).execute();
      expect(rows, table).toEqual([]);
    }
  });

  test('moves all dates with the start, which is a week ahead unless given', async () => {
    const gameId = await makeFullGame(site);
    const dates = async (id: number) => {
      const game = await site.staff('GET', `${GAMES}/${id}`);
      const rows = await rowsOf('challenges', id);
      const deadlines = rows.map((row) => (row['deadline_at'] as Date | null)?.getTime() ?? null);
      return [game.start, game.end, game.writeupDeadline, game.freeze, ...deadlines];
    };
    const before = await dates(gameId);
    const movedBy = (ms: number) => before.map((date) => (date === null ? null : date + ms));
    const { id } = await duplicate(gameId);
    expect(await dates(id)).toEqual(movedBy(2 * WEEK));
    const start = before[0] + 12_345;
    expect(await dates((await duplicate(gameId, { start })).id)).toEqual(movedBy(12_345));
    expect(before).toContain(null);
  });

  test('keeps its dates within what the contract has numbers for', async () => {
    const gameId = await site.makeGame();
    await db
      .updateTable('games')
      .set({ writeup_deadline: new Date(-62_135_596_800_000) })
      .where('id', '=', gameId)
      .execute();
    const latest = 253_402_300_799_999;
    const late = await duplicate(gameId, { start: latest });
    expect(late).toMatchObject({ start: latest, end: latest });
    const early = await duplicate(late.id, { start: -62_135_596_800_000 });
    expect(early.start).toBe(-62_135_596_800_000);
    expect(early.writeupDeadline).toBe(-62_135_596_800_000);
  });

  test('uses the files of the original, which stay when that is deleted', async () => {
    const gameId = await makeFullGame(site);
    const uses = async () => {
      const { data } = await site.staff('GET', '/api/admin/files?count=50');
      return Object.fromEntries(data.map((one: Row) => [one['name'], one['uses']]));
    };
    const before = await uses();
    expect(before).toEqual({ 'map.png': 1, 'pad.zip': 2, 'poster.webp': 1 });
    const { id } = await duplicate(gameId);
    const doubled = Object.entries(before).map(([name, count]) => [name, 2 * Number(count)]);
    expect(await uses()).toEqual(Object.fromEntries(doubled));
    const stored = site.storedFiles();
    await site.staff('DELETE', `${GAMES}/${gameId}`);
    expect(await uses()).toEqual(before);
    expect(site.storedFiles()).toBe(stored);
    await site.staff('DELETE', `${GAMES}/${id}`);
    expect(await uses()).toEqual({});
  });

  test('is made whole many times at once, also while the original is changed and deleted', async () => {
    const gameId = await makeFullGame(site);
    const expected = await essence(gameId);
    const options = {
      title: 'Harbour/CTF',
      start: (await rowsOf('games', gameId))[0]?.['starts_at'],
    };
    const copies = await Promise.all(Array.from({ length: 6 }, () => duplicate(gameId, options)));
    expect(new Set(copies.map(({ id }) => id)).size).toBe(6);
    expect(new Set(copies.map(({ publicKey }) => publicKey)).size).toBe(6);
    for (const { id } of copies) expect(await essence(id)).toEqual(expected);
    const url = `/api/ext/game/${gameId}/duplicate`;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => site.request(site.admin, 'POST', url, options)),
      site.staff('DELETE', `${GAMES}/${gameId}`).then(() => null),
    ]);
    for (const answer of answers) {
      if (answer?.statusCode === 200) expect(await essence(answer.json().id)).toEqual(expected);
      else if (answer) expect(answer.json()).toMatchObject({ code: 'GAME_NOT_FOUND' });
    }
  });
});

describe('the title of a duplicate', () => {
  test('is the one that is given, or that of the original with a mark', async () => {
    const gameId = await site.makeGame({ title: 'Regatta' });
    expect((await duplicate(gameId, { title: 'Next' })).title).toBe('Next');
    expect((await duplicate(gameId)).title).toBe('Regatta (copy)');
    expect(titleOfCopy('de-DE', 'Regatta')).toBe('Regatta (Kopie)');
  });

  test('is cut so that it can be saved', () => {
    expect(titleOfCopy('en-US', 'x'.repeat(200))).toBe(`${'x'.repeat(193)} (copy)`);
    expect(titleOfCopy('en-US', '⛵'.repeat(99) + '🚢🚢').isWellFormed()).toBe(true);
    expect(titleOfCopy('en-US', 'a' + '🚢'.repeat(99))).toBe(`a${'🚢'.repeat(96)} (copy)`);
  });
});
