import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);

const PASSWORD = 'Tern-and-Gull-7';
let cookie = '';

beforeEach(async () => {
  await db.deleteFrom('teams').execute();
  await db.deleteFrom('users').execute();
  const admin = { userName: 'signe', email: 'signe@harbour.example', password: PASSWORD };
  cookie = cookieOf(await site.call('POST', '/api/account/register', admin)) ?? '';
  await db.updateTable('users').set({ role: 'Admin' }).execute();
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await site.tell({ topic: 'session', gameId: null, body: { userId: id } });
});

function user(userName: string, rest: object = {}) {
  return { userName, email: `${userName}@harbour.example`, password: PASSWORD, ...rest };
}

/** The second name has a Cyrillic о. */
const alike = [
  user('mira', { teamName: 'Team golfy' }),
  user('tore', { teamName: 'Crew' }),
  user('odd', { teamName: 'Team gоlfy' }),
  user('liv', { teamName: 'Crew' }),
];

const add = (users: object[]) => site.call('POST', '/api/admin/users', users, { cookie });

async function importAll(users: object[], query = '') {
  const path = `/api/ext/admin/users/import${query}`;
  const answer = await site.call('POST', path, users, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ rows: { outcome: string; errors: object[] }[]; teams: number }>();
}

const outcomes = ({ rows }: { rows: { outcome: string }[] }) => rows.map(({ outcome }) => outcome);

async function names(): Promise<string[]> {
  const rows = await db.selectFrom('users').select('user_name').orderBy('user_name').execute();
  return rows.map((row) => row.user_name);
}

async function teams() {
  const rows = await db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select([
      'teams.id',
      'teams.name',
      'users.user_name as member',
      'teams.captain_id as captainId',
      'users.id as userId',
    ])
    .orderBy('teams.id')
    .orderBy('users.user_name')
    .execute();
  return Map.groupBy(rows, ({ id }) => id)
    .values()
    .map((members) => [
      members[0]?.name,
      ...members.map(({ member, captainId, userId }) =>
        captainId === userId ? `${member}*` : member,
      ),
    ])
    .toArray();
}

describe('addUsers', () => {
  test('adds confirmed accounts that can sign in, and teams with the first as captain', async () => {
    const crew = { teamName: 'Long Splice' };
    const answer = await add([user('mira', crew), user('odd', crew), user('tern', { phone: '' })]);
    expect(answer.statusCode).toBe(200);
    expect(await teams()).toEqual([['Long Splice', 'mira*', 'odd']]);
    const login = { userName: 'odd', password: PASSWORD };
    expect((await site.call('POST', '/api/account/login', login)).statusCode).toBe(200);
  });

  test('names both items whose teams only look the same', async () => {
    const answer = await add(alike);
    expect(answer.json()).toMatchObject({ status: 400, code: 'TEAM_NAME_LOOKS_ALIKE' });
    expect(answer.json().errors).toEqual([
      { path: '0.teamName', code: 'NOT_ALLOWED' },
      { path: '2.teamName', code: 'NOT_ALLOWED' },
    ]);
    expect(await names()).toEqual(['signe']);
  });

  test('adds nothing when an item is at fault, and names every fault', async () => {
    const answer = await add([
      user('mira'),
      user('SIGNE'),
      user('odd', { email: 'MIRA@harbour.example', password: 'seashanty' }),
      user('a@b', { email: 'ab@harbour.example' }),
    ]);
    expect(answer.json()).toMatchObject({
      code: 'USER_NAME_TAKEN',
      errors: [
        { path: '1.userName', code: 'NOT_ALLOWED' },
        { path: '1.email', code: 'NOT_ALLOWED' },
        { path: '2.password', code: 'NOT_ALLOWED' },
        { path: '2.email', code: 'NOT_ALLOWED' },
        { path: '3.userName', code: 'NOT_ALLOWED' },
      ],
    });
    expect(await names()).toEqual(['signe']);
  });

  test('takes the name admin, and no other reserved one', async () => {
    const answer = await add([user('admin'), user('System'), user('admin.', { email: 'a@b.c' })]);
    expect(answer.json()).toMatchObject({
      code: 'USER_NAME_TAKEN',
      errors: [{ path: '1.userName' }, { path: '2.userName' }],
    });
    expect((await add([user('admin')])).statusCode).toBe(200);
  });

  test('never changes an account that exists', async () => {
    const before = await db.selectFrom('users').selectAll().execute();
    const answer = await add([user('signe', { password: 'Other-Password-1', realName: 'X' })]);
    expect(answer.json()).toMatchObject({ code: 'USER_NAME_TAKEN' });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  test('adds a list once when it is sent twice at once', async () => {
    const list = Array.from({ length: 20 }, (_, index) =>
      user(`deck${index}`, { teamName: 'Crew' }),
    );
    const answers = await Promise.all([add(list), add(list)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await names()).toHaveLength(21);
    expect(await teams()).toHaveLength(1);
  });
});

describe('importUsers', () => {
  const crew = { teamName: 'Long Splice' };
  const list = [
    user('mira', crew),
    user('odd', crew),
    user('signe2', { email: 'signe@harbour.example' }),
  ];

  test('changes nothing in a dry run, and says what would become of each item', async () => {
    const report = await importAll(list, '?dryRun=true');
    expect(outcomes(report)).toEqual(['Added', 'Added', 'Refused']);
    expect(report.rows[2]?.errors).toEqual([{ field: 'email', code: 'EMAIL_TAKEN', item: null }]);
    expect(report).toMatchObject({ added: 2, unchanged: 0, refused: 1, teams: 1 });
    expect(await names()).toEqual(['signe']);
  });

  test('adds the valid items, and nothing when the same list comes again', async () => {
    expect(outcomes(await importAll(list))).toEqual(['Added', 'Added', 'Refused']);
    const before = await db.selectFrom('users').selectAll().orderBy('id').execute();
    const again = await importAll(list);
    expect(outcomes(again)).toEqual(['Unchanged', 'Unchanged', 'Refused']);
    expect(again.teams).toBe(0);
    expect(await db.selectFrom('users').selectAll().orderBy('id').execute()).toEqual(before);
  });

  test('leaves an account unchanged that was named before its name was reserved', async () => {
    await importAll([user('sysop', { email: 'old@harbour.example' })]);
    await db
      .updateTable('users')
      .set({ user_name: 'System', name_key: 'system' })
      .where('user_name', '=', 'sysop')
      .execute();
    const old = user('System', { email: 'old@harbour.example' });
    expect(outcomes(await importAll([old, user('Anonymous')]))).toEqual(['Unchanged', 'Refused']);
  });

  test('puts late items into the team of the earlier ones', async () => {
    await importAll(list.slice(0, 1));
    const report = await importAll(list);
    expect(report.teams).toBe(0);
    expect(await teams()).toEqual([['Long Splice', 'mira*', 'odd']]);
  });

  test('takes nobody into a team of the same name that has none of the items', async () => {
    await importAll([user('stranger', crew)]);
    await importAll(list);
    expect(await teams()).toEqual([
      ['Long Splice', 'stranger*'],
      ['Long Splice', 'mira*', 'odd'],
    ]);
  });

  test('refuses both items whose teams only look the same, and names the other of each', async () => {
    const error = { field: 'teamName', code: 'TEAM_NAME_LOOKS_ALIKE' };
    for (const query of ['?dryRun=true', '']) {
      const { rows, teams: added } = await importAll(alike, query);
      expect(rows.map(({ errors }) => errors)).toEqual([
        [{ ...error, item: 2 }],
        [],
        [{ ...error, item: 0 }],
        [],
      ]);
      expect(added).toBe(1);
    }
    // Users who exist already are not refused for a name that comes later.
    const [, , other] = alike;
    const late = [user('tore', { teamName: 'Crew' }), { ...other, teamName: 'Сrew' }];
    expect(outcomes(await importAll(late))).toEqual(['Unchanged', 'Refused']);
  });

  test('refuses the later of two items with one name', async () => {
    const twice = [user('mira'), user('MIRA', { email: 'other@harbour.example' })];
    expect(outcomes(await importAll(twice))).toEqual(['Added', 'Refused']);
  });

  test('adds a list once when it is sent twice at once', async () => {
    const reports = await Promise.all([importAll(list), importAll(list)]);
    expect(reports.flatMap(outcomes).filter((outcome) => outcome === 'Added')).toHaveLength(2);
    expect(await names()).toEqual(['mira', 'odd', 'signe']);
  });
});
