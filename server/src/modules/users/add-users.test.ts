import { beforeEach, describe, expect, test } from 'vitest';
import { logReader } from '../../testing/log-lines.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);

const newLines = logReader(site, db);

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

async function stored() {
  return db.selectFrom('users').selectAll().orderBy('user_name').execute();
}

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
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => answer.json().added))).toEqual(new Set([0, 20]));
    expect(await names()).toHaveLength(21);
    expect(await teams()).toHaveLength(1);
  });

  describe('a second run', () => {
    const list = [user('mira', { teamName: 'Crew' }), user('odd', { teamName: 'Crew' })];

    test('leaves accounts as they are, and says so in answer and log', async () => {
      expect((await add(list)).json()).toEqual({ added: 2, unchanged: [] });
      const before = await stored();
      const others = {
        password: 'Other-Password-1',
        realName: 'X',
        teamName: 'Else',
        banned: true,
      };
      const answer = await add(list.map((each) => ({ ...each, ...others })));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({
        added: 0,
        unchanged: [
          { item: 0, userName: 'mira' },
          { item: 1, userName: 'odd' },
        ],
      });
      expect(await stored()).toEqual(before);
      expect(await teams()).toEqual([['Crew', 'mira*', 'odd']]);
      const line = (await newLines()).find(({ message }) => message.includes('mira, odd'));
      expect(line).toMatchObject({ level: 'Information', userName: 'signe' });
      expect(line?.message).toContain('left as they were: 2');
    });

    test('adds who is new, into the team of those who were there', async () => {
      await add(list);
      const answer = await add([user('tern', { teamName: 'Crew' }), ...list]);
      expect(answer.json()).toMatchObject({ added: 1, unchanged: [{ item: 1 }, { item: 2 }] });
      expect(await teams()).toEqual([['Crew', 'mira*', 'odd', 'tern']]);
    });

    test('leaves a ban as it is', async () => {
      await add(list);
      const banned = db.updateTable('users').set({ role: 'Banned' });
      await banned.where('user_name', '=', 'mira').execute();
      const before = await stored();
      expect((await add(list)).statusCode).toBe(200);
      expect(await stored()).toEqual(before);
    });

    test.each(['Monitor', 'Admin'] as const)(
      'refuses an account with the role %s',
      async (role) => {
        await add(list);
        await db.updateTable('users').set({ role }).where('user_name', '=', 'odd').execute();
        const before = await stored();
        const answer = await add([user('tern'), ...list]);
        expect(answer.json()).toMatchObject({
          status: 400,
          code: 'USER_NAME_TAKEN',
          errors: [{ path: '2.userName' }, { path: '2.email' }],
        });
        expect(await stored()).toEqual(before);
      },
    );

    test('refuses the name of one account with the address of another', async () => {
      await add(list);
      const before = await stored();
      const answer = await add([user('mira', { email: 'odd@harbour.example' })]);
      expect(answer.json()).toMatchObject({
        status: 400,
        errors: [{ path: '0.userName' }, { path: '0.email' }],
      });
      expect(await stored()).toEqual(before);
    });
  });

  test('adds banned accounts, which cannot sign in', async () => {
    expect((await add([user('mira', { banned: true })])).statusCode).toBe(200);
    const [account] = await stored();
    expect(account).toMatchObject({ user_name: 'mira', role: 'Banned' });
    const answer = await site.call('POST', '/api/account/login', {
      userName: 'mira',
      password: PASSWORD,
    });
    expect(answer.json()).toMatchObject({ code: 'BANNED' });
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

  describe('with setPasswords', () => {
    const other = 'Other-Password-1';
    const again = (fields: object = {}) =>
      list.slice(0, 2).map((each) => ({ ...each, password: other, realName: 'X', ...fields }));
    const signsIn = async (userName: string, password: string) =>
      (await site.call('POST', '/api/account/login', { userName, password })).statusCode;

    test('gives accounts the passwords of the items, and changes nothing else', async () => {
      await importAll(list);
      const login = { userName: 'mira', password: PASSWORD };
      const old = cookieOf(await site.call('POST', '/api/account/login', login)) ?? '';
      const before = await stored();
      const dry = await importAll(again(), '?setPasswords=true&dryRun=true');
      expect(outcomes(dry)).toEqual(['PasswordSet', 'PasswordSet']);
      expect(await stored()).toEqual(before);
      const report = await importAll(again({ mustChangePassword: true }), '?setPasswords=true');
      expect(report).toMatchObject({ added: 0, unchanged: 0, passwordsSet: 2 });
      expect(await signsIn('mira', other)).toBe(200);
      expect(await signsIn('mira', PASSWORD)).toBe(401);
      const profile = await site.call('GET', '/api/account/profile', undefined, { cookie: old });
      expect(profile.statusCode).toBe(401);
      const changed = (await stored()).map(({ real_name: name, must_change_password: must }) => [
        name,
        must,
      ]);
      expect(changed).toEqual([
        ['', true],
        ['', true],
        ['', false],
      ]);
    });

    test.each(['Banned', 'Monitor', 'Admin'] as const)('leaves the role %s alone', async (role) => {
      await importAll(list);
      await db.updateTable('users').set({ role }).where('user_name', '=', 'odd').execute();
      const report = await importAll(again(), '?setPasswords=true');
      expect(outcomes(report)).toEqual(['PasswordSet', 'Unchanged']);
      expect(outcomes(await importAll(again(), '?setPasswords=true&dryRun=true'))).toEqual([
        'PasswordSet',
        'Unchanged',
      ]);
    });

    test('refuses a weak password, which matters nowhere else', async () => {
      await importAll(list);
      const weak = again({ password: 'seashanty' });
      expect(outcomes(await importAll(weak))).toEqual(['Unchanged', 'Unchanged']);
      expect((await importAll(weak, '?setPasswords=true')).rows[0]).toMatchObject({
        outcome: 'Refused',
        errors: [{ field: 'password', code: 'PASSWORD_TOO_WEAK' }],
      });
    });
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
