import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { cookieOf, createTestSite } from '../accounts/testing/test-site.ts';
import { leaveTraces } from '../own-data/testing/traces.ts';
import { addGame } from '../submissions/testing/test-game.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database);
const other = await createTestSite(database);

const PASSWORD = 'Tern-and-Gull-7';

interface Person {
  id: string;
  userName: string;
  cookie: string;
}

let serial = 0;

async function person(role: 'User' | 'Monitor' | 'Admin' = 'User'): Promise<Person> {
  serial += 1;
  const userName = `leaver${serial}`;
  const body = { userName, email: `${userName}@harbour.example`, password: PASSWORD };
  await site.call('POST', '/api/account/register', body);
  const { id } = await db
    .updateTable('users')
    .set({ role })
    .where('user_name', '=', userName)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userName, cookie: await signIn(userName) };
}

async function signIn(userName: string): Promise<string> {
  const body = { userName, password: PASSWORD };
  return cookieOf(await site.call('POST', '/api/account/login', body)) ?? '';
}

async function leave({ cookie }: Person, password = PASSWORD) {
  return site.call('POST', '/api/ext/account/deletion', { password }, { cookie });
}

async function profileStatus(where: typeof site, cookie: string): Promise<number> {
  return (await where.call('GET', '/api/account/profile', undefined, { cookie })).statusCode;
}

async function exists({ id }: Person): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
}

describe('deleteOwnAccount', () => {
  test('ends every session in every process at once, and the name is free again', async () => {
    const mira = await person();
    const phone = await signIn(mira.userName);
    expect(await profileStatus(other, phone)).toBe(200);
    const answer = await leave(mira);
    expect(answer.statusCode).toBe(200);
    expect(cookieOf(answer)).toBe('');
    await other.bus.catchUp();
    for (const where of [site, other]) {
      expect(await profileStatus(where, mira.cookie)).toBe(401);
      expect(await profileStatus(where, phone)).toBe(401);
    }
    expect(await signIn(mira.userName)).toBe('');
    const body = { userName: mira.userName, email: 'new@harbour.example', password: PASSWORD };
    const again = await site.call('POST', '/api/account/register', body);
    expect(again.statusCode).toBe(200);
  });

  test('ends the live channel in another process', async () => {
    const mira = await person();
    const gameId = await addGame(db);
    const stream = await other.app.inject({
      method: 'GET',
      url: `/api/ext/live?topics=Team&game=${gameId}`,
      headers: { cookie: `halyard_session=${mira.cookie}` },
      payloadAsStream: true,
    });
    const ended = new Promise((resolve) =>
      stream
        .stream()
        .on('end', () => resolve('ended'))
        .resume(),
    );
    await leave(mira);
    await other.bus.catchUp();
    await expect(ended).resolves.toBe('ended');
  });

  test('ends the API tokens', async () => {
    const keeper = await person('Monitor');
    const gameId = await addGame(db);
    const { token } = (
      await site.call('POST', '/api/ext/account/tokens', { name: 'Bot' }, keeper)
    ).json<{ token: string }>();
    const use = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await site.call('GET', `/api/game/${gameId}/events`, undefined, { headers });
      return answer.statusCode;
    };
    expect(await use()).not.toBe(401);
    await leave(keeper);
    expect(await use()).toBe(401);
  });

  test('leaves what was submitted, without whose it was', async () => {
    const mira = await person();
    await leaveTraces(db, mira.id);
    const mine = await db
      .selectFrom('solves')
      .select('submission_id as id')
      .where('user_id', '=', mira.id)
      .executeTakeFirstOrThrow();
    expect((await leave(mira)).statusCode).toBe(200);
    for (const [table, column] of [
      ['solves', 'submission_id'],
      ['submissions', 'id'],
    ] as const) {
      const row = db.selectFrom(table).select('user_id').where(column, '=', mine.id);
      expect(await row.executeTakeFirstOrThrow()).toEqual({ user_id: null });
    }
    const mails = db.selectFrom('mails').select('id').where('user_id', '=', mira.id);
    expect(await mails.execute()).toEqual([]);
  });

  test('needs the password, names its field, and changes nothing without it', async () => {
    const mira = await person();
    const answer = await leave(mira, 'Tern-and-Gull-8');
    expect(answer.json()).toMatchObject({ code: 'WRONG_PASSWORD', errors: [{ path: 'password' }] });
    expect(await profileStatus(site, mira.cookie)).toBe(200);
  });

  test('refuses a captain, who can leave once the team is somebody else’s', async () => {
    const [mira, signe] = [await person(), await person()];
    const team = { name: 'Long Splice' };
    const made = await site.call('POST', '/api/team', team, { cookie: mira.cookie });
    expect((await leave(mira)).json()).toMatchObject({ code: 'USER_IS_CAPTAIN' });
    const { id: teamId } = made.json<{ id: number }>();
    await db.insertInto('team_members').values({ team_id: teamId, user_id: signe.id }).execute();
    await site.call('PUT', `/api/team/${teamId}/transfer`, { newCaptainId: signe.id }, mira);
    expect((await leave(mira)).statusCode).toBe(200);
  });

  test('leaves one of two administrators who leave at once', async () => {
    await db.updateTable('users').set({ role: 'User' }).where('role', '=', 'Admin').execute();
    const admins = [await person('Admin'), await person('Admin')];
    const answers = await Promise.all(admins.map((admin) => leave(admin)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(['LAST_ADMIN']);
    const left = await Promise.all(admins.map(exists));
    expect(left.filter(Boolean)).toHaveLength(1);
  });

  test('happens once when it is asked for twice', async () => {
    const mira = await person();
    const answers = await Promise.all([leave(mira), leave(mira)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 401]);
  });

  test('makes no captain of somebody who is leaving', async () => {
    const mira = await person();
    const [left, made] = await Promise.all([
      leave(mira),
      site.call('POST', '/api/team', { name: 'Late' }, { cookie: mira.cookie }),
    ]);
    expect(left.statusCode).toBeLessThan(500);
    expect(made.statusCode).toBeLessThan(500);
    expect(await exists(mira)).toBe(made.statusCode === 200);
  });
});
