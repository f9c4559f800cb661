import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { DEVICE_SECONDS } from './service-devices.ts';
import { cookieOf, createTestSite, pointsOf } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createTestSite(database, { limited: true });
const secured = await createTestSite(database, {
  limited: true,
  config: { publicUrl: 'https://ctf.example' },
});

const PASSWORD = 'Tern-and-Gull-7';
const WRONG = 'Wrong-Password-1';
const NEW = 'Gannet-over-Skerry-9';

let serial = 0;
let networks = 0;

interface Person {
  userName: string;
  email: string;
  device: string;
  session: string;
}

let mira: Person;

beforeEach(async () => {
  serial += 1;
  mira = await register(`Mira${serial}`);
});

/** An address in a network that nothing has been sent from yet. */
function newAddress(): string {
  networks += 1;
  return `10.${networks >> 8}.${networks & 255}.1`;
}

function cookieNamed(answer: LightMyRequestResponse, name: string): string {
  return answer.cookies.find((cookie) => cookie.name === name)?.value ?? '';
}

async function register(userName: string, device = ''): Promise<Person> {
  const email = `${userName.toLowerCase()}@harbour.example`;
  const answer = await site.call(
    'POST',
    '/api/account/register',
    { userName, email, password: PASSWORD },
    { remoteAddress: newAddress(), headers: { cookie: `halyard_device=${device}` } },
  );
  expect(answer.statusCode).toBe(200);
  const session = cookieOf(answer) ?? '';
  return { userName, email, device: cookieNamed(answer, 'halyard_device'), session };
}

function login(
  userName: string,
  password = PASSWORD,
  device = '',
  { where = site, remoteAddress = newAddress() } = {},
) {
  const name = where === secured ? '__Host-halyard_device' : 'halyard_device';
  return where.call(
    'POST',
    '/api/account/login',
    { userName, password },
    { remoteAddress, headers: { cookie: `${name}=${device}` } },
  );
}

/**
 * Tries passwords by the name and by the address, which count as one account, and goes on until the limit is
 * far exceeded, without the hundreds of calls.
 */
async function useUpLimit({ userName, email }: Person): Promise<void> {
  const buckets = db.selectFrom('rate_limits').select('key').where('key', 'like', 'signIn %');
  const before = await buckets.execute();
  for (const name of [userName, email]) {
    expect((await login(name, WRONG)).json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  }
  const after = await buckets.execute();
  expect(after.length).toBeLessThanOrEqual(before.length + 1);
  await db
    .updateTable('rate_limits')
    .set({ tokens: -1000 })
    .where('key', 'like', 'signIn %')
    .execute();
}

function withoutId(answer: LightMyRequestResponse) {
  const { requestId: _own, ...body } = answer.json();
  return { status: answer.statusCode, body, retryAfter: answer.headers['retry-after'] };
}

test('sign-ins are limited by what was typed and by address, before the password is looked at', async () => {
  const here = { remoteAddress: newAddress() };
  for (let count = 0; count < pointsOf('login'); count += 1) {
    expect((await login(mira.userName, WRONG, '', here)).statusCode).toBe(401);
  }
  const refused = await login(mira.userName.toUpperCase(), PASSWORD, mira.device, here);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  // A limit that they shared would tell whose address it is.
  expect((await login(mira.email, PASSWORD, '', here)).statusCode).toBe(200);
  expect((await login('someone-else', PASSWORD, '', here)).statusCode).toBe(401);
  expect((await login(mira.userName)).statusCode).toBe(200);
});

describe('while passwords are tried on an account from everywhere', () => {
  test('a right one counts as wrong on new devices, and works on known ones', async () => {
    await useUpLimit(mira);
    const refused = await login(mira.userName);
    expect(withoutId(refused)).toEqual(withoutId(await login(mira.userName, WRONG)));
    expect(refused.cookies).toEqual([]);
    const eve = await register(`Eve${serial}`);
    expect((await login(mira.userName, PASSWORD, eve.device)).statusCode).toBe(401);
    expect((await login(mira.userName, PASSWORD, mira.device)).statusCode).toBe(200);
    expect((await login(mira.email, PASSWORD, mira.device)).statusCode).toBe(200);
    expect((await login(mira.userName, WRONG, mira.device)).statusCode).toBe(401);
  });

  test('every attempt costs one hash, whether it can succeed or not', async () => {
    await useUpLimit(mira);
    site.passwords.verified.length = 0;
    await login(mira.userName);
    await login(mira.userName, PASSWORD, mira.device);
    await login(`nobody${serial}`);
    expect(site.passwords.verified).toHaveLength(3);
  });

  test('other accounts are not concerned', async () => {
    await useUpLimit(mira);
    const ada = await register(`Ada${serial}`);
    expect((await login(ada.userName)).statusCode).toBe(200);
  });
});

describe('a device', () => {
  const isKnown = async (device: string, person = mira) =>
    (await login(person.userName, PASSWORD, device)).statusCode === 200;

  test('is known for as long as it is used', async () => {
    await useUpLimit(mira);
    site.clock.advance(DEVICE_SECONDS * 1000 - 1000);
    expect(await isKnown(mira.device)).toBe(true);
    site.clock.advance(DEVICE_SECONDS * 1000 - 1000);
    expect(await isKnown(mira.device)).toBe(true);
    site.clock.advance(DEVICE_SECONDS * 1000 + 1000);
    expect(await isKnown(mira.device)).toBe(false);
  });

  test('is known for several accounts', async () => {
    const ada = await register(`Ada${serial}`, mira.device);
    await useUpLimit(mira);
    await useUpLimit(ada);
    expect(await isKnown(ada.device, ada)).toBe(true);
    expect(await isKnown(ada.device, mira)).toBe(true);
    expect(await isKnown(mira.device, ada)).toBe(false);
  });

  // A page on a sibling host sets the cookie, and waits until the owner of the account signs in with it.
  test('does not become known by a secret that somebody else has set', async () => {
    const eve = await register(`Eve${serial}`);
    expect((await login(mira.userName, PASSWORD, eve.device)).statusCode).toBe(200);
    await useUpLimit(mira);
    expect(await isKnown(eve.device)).toBe(false);
  });

  test('is forgotten when the password changes elsewhere', async () => {
    const answer = await login(mira.userName);
    const other = cookieNamed(answer, 'halyard_device');
    const changed = await site.call(
      'PUT',
      '/api/account/changepassword',
      { old: PASSWORD, new: NEW },
      { cookie: cookieOf(answer) ?? '' },
    );
    const own = cookieNamed(changed, 'halyard_device');
    await useUpLimit(mira);
    expect((await login(mira.userName, NEW, mira.device)).statusCode).toBe(401);
    expect((await login(mira.userName, NEW, other)).statusCode).toBe(401);
    expect((await login(mira.userName, NEW, own)).statusCode).toBe(200);
  });

  test('is one of at most a hundred of a user', async () => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('user_name', '=', mira.userName)
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 100; count += 1) await site.devices.remember(id, []);
    const rows = await db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toHaveLength(100);
  });

  test('has a cookie that scripts and other sites do not get', async () => {
    const answer = await login(mira.userName, PASSWORD, '', { where: secured });
    const cookie = answer.cookies.find(({ name }) => name === '__Host-halyard_device');
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      secure: true,
      path: '/',
      maxAge: DEVICE_SECONDS,
    });
  });
});
