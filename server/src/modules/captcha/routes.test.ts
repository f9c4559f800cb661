import type { PowChallenge } from '@halyard/sdk/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../../housekeeping.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestSite } from '../accounts/testing/test-site.ts';
import { failPow, solvePow } from './testing/solve-pow.ts';
import { SECRET_KEY, startVerifyServer } from './testing/verify-server.ts';

const MINUTE = 60_000;

const database = await createTestDatabase();
const options = { config: { captcha: { provider: 'HashPow', difficulty: 8 } } } as const;
const site = await createTestSite(database, options);
/** Another process on the same database. */
const other = await createTestSite(database, options);

const ACCOUNT = { userName: 'anchor', email: 'anchor@harbour.example', password: 'Sea-Shanty1' };
const CREDENTIALS = { userName: ACCOUNT.userName, password: ACCOUNT.password };

async function demand(useCaptcha: boolean): Promise<void> {
  await site.write(null, (tx, emit, audit) =>
    site.settings.set({ tx, emit, audit }, 'accountPolicy', { useCaptcha }),
  );
  await other.bus.catchUp();
}

async function newChallenge(action = 'Login', where = site): Promise<PowChallenge> {
  const query = action === '' ? '' : `?action=${action}`;
  return (await where.call('GET', `/api/captcha/powchallenge${query}`)).json();
}

async function signIn(challenge: string | undefined, where = site): Promise<string> {
  const answer = await where.call('POST', '/api/account/login', { ...CREDENTIALS, challenge });
  return answer.statusCode === 200 ? 'signed in' : answer.json<{ code: string }>().code;
}

beforeAll(async () => {
  await site.call('POST', '/api/account/register', ACCOUNT);
  await demand(true);
});

describe('HashPow', () => {
  test('is announced while administrators ask for it', async () => {
    const read = async () => (await site.call('GET', '/api/captcha')).json<unknown>();
    expect(await read()).toEqual({ type: 'HashPow', siteKey: '' });
    await demand(false);
    expect(await read()).toEqual({ type: 'None', siteKey: '' });
    expect(await signIn(undefined)).toBe('signed in');
    await demand(true);
  });

  test('is refused without an answer, at its field', async () => {
    const answer = await site.call('POST', '/api/account/login', CREDENTIALS);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'CAPTCHA_FAILED',
      errors: [{ path: 'challenge', code: 'NOT_ALLOWED' }],
    });
  });

  test('lets in whoever has done the work, in any process', async () => {
    expect(await signIn(solvePow(await newChallenge()), other)).toBe('signed in');
  });

  test('counts once, also in several processes at the same time', async () => {
    const answer = solvePow(await newChallenge());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signIn(answer, index % 2 === 0 ? site : other)),
    );
    expect(answers.filter((code) => code === 'signed in')).toHaveLength(1);
    expect(answers.filter((code) => code === 'CAPTCHA_FAILED')).toHaveLength(11);
  });

  test('is used up by a wrong answer', async () => {
    const challenge = await newChallenge();
    expect(await signIn(failPow(challenge))).toBe('CAPTCHA_FAILED');
    expect(await signIn(solvePow(challenge))).toBe('CAPTCHA_FAILED');
  });

  test('is used up by a wrong password', async () => {
    const challenge = solvePow(await newChallenge());
    const body = { ...CREDENTIALS, password: 'Sea-Shanty2', challenge };
    const answer = await site.call('POST', '/api/account/login', body);
    expect(answer.json()).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(challenge)).toBe('CAPTCHA_FAILED');
  });

  test('counts for its action only, and without one for any', async () => {
    expect(await signIn(solvePow(await newChallenge('Register')))).toBe('CAPTCHA_FAILED');
    expect(await signIn(solvePow(await newChallenge('')))).toBe('signed in');
  });

  test.each(['', 'tide', '5f0c2b7e9a1d:zzzzzzzzzzzzzzzz', '5f0c2b7e9a1d:00000000000f4a1c', ':'])(
    'refuses "%s"',
    async (answer) => {
      expect(await signIn(answer)).toBe('CAPTCHA_FAILED');
    },
  );

  test('expires after five minutes', async () => {
    const [early, late] = [await newChallenge(), await newChallenge()];
    site.clock.advance(5 * MINUTE - 1);
    expect(await signIn(solvePow(early))).toBe('signed in');
    site.clock.advance(1);
    expect(await signIn(solvePow(late))).toBe('CAPTCHA_FAILED');
  });

  test('asks for more work while many come, and for less again', async () => {
    site.clock.advance(MINUTE);
    expect((await newChallenge()).difficulty).toBe(8);
    await database.pool.query(
      `insert into pow_challenges (id, challenge, difficulty, created_at, expires_at)
       select 'load' || n, '', 8, $1, $1 from generate_series(1, 2400) n`,
      [new Date(site.clock())],
    );
    site.clock.advance(1000);
    const harder = await newChallenge();
    expect(harder.difficulty).toBe(10);
    expect(await signIn(solvePow(harder))).toBe('signed in');
    site.clock.advance(MINUTE);
    expect((await newChallenge()).difficulty).toBe(8);
  });

  test('leaves no rows behind', async () => {
    const retention = { auditRetentionDays: 0, mailKeepDays: 30, sessionAddressDays: 30 };
    const siteLog = { keepDays: 90, keepLines: 1000, keepAddressDays: 30 };
    await cleanUp(site, { ...retention, siteLog }, new Date(site.clock() + 5 * MINUTE));
    const { rows } = await database.pool.query('select id from pow_challenges');
    expect(rows).toEqual([]);
  });
});

describe('Turnstile', async () => {
  const service = await startVerifyServer();
  const turnstile = {
    provider: 'Turnstile',
    siteKey: '1x00000000000000000000AA',
    secretKey: SECRET_KEY,
    verifyUrl: service.url,
  } as const;

  beforeAll(() => {
    Object.assign(site.captchaSettings, {
      captcha: turnstile,
      hostname: 'ctf.example',
      verdictTimeout: 200,
    });
  });

  async function logged(): Promise<string[]> {
    await site.siteLog.flush();
    const { rows } = await database.pool.query<{ message: string }>(
      'select message from log_lines order by id',
    );
    return rows.map(({ message }) => message);
  }

  test('is announced with the key of the site, and needs no challenge', async () => {
    const answer = await site.call('GET', '/api/captcha');
    expect(answer.json()).toEqual({ type: 'Turnstile', siteKey: turnstile.siteKey });
    expect((await site.call('GET', '/api/captcha/powchallenge')).statusCode).toBe(404);
  });

  test('lets in whom the service knows, and tells it the address', async () => {
    expect(await signIn('good:Login')).toBe('signed in');
    expect(service.asked.at(-1)).toEqual({
      secret: SECRET_KEY,
      response: 'good:Login',
      remoteip: '127.0.0.1',
    });
  });

  test.each([
    ['a token that was used before', 'good:Login'],
    ['a token that the service does not know', 'bad'],
    ['a token for another action', 'good:Register'],
    ['a token from another site', 'good:Login:evil.example'],
  ])('refuses %s', async (_, token) => {
    expect(await signIn(token)).toBe('CAPTCHA_FAILED');
  });

  test('takes a token of a widget without an action', async () => {
    expect(await signIn('good:')).toBe('signed in');
  });

  test.each([
    ['does not answer', 'silence'],
    ['fails', 'broken'],
    ['answers something else', 'nonsense'],
  ])('says so when the service %s, and lets nobody in', async (_, token) => {
    const before = (await logged()).length;
    const answer = await site.call('POST', '/api/account/login', {
      ...CREDENTIALS,
      challenge: token,
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' });
    const [line = ''] = (await logged()).slice(before);
    expect(line).toMatch(/^The captcha could not be checked/);
    expect(line).not.toContain(SECRET_KEY);
  });

  test('says so when the service does not know the key of the site', async () => {
    const wrong = { ...turnstile, secretKey: 'wrong' };
    Object.assign(site.captchaSettings, { captcha: wrong });
    expect(await signIn('good:Login:')).toBe('CAPTCHA_UNAVAILABLE');
    expect((await logged()).at(-1)).toContain('invalid-input-secret');
    Object.assign(site.captchaSettings, { captcha: turnstile });
  });

  test('is not asked without a token', async () => {
    const before = service.asked.length;
    expect(await signIn(undefined)).toBe('CAPTCHA_FAILED');
    expect(service.asked).toHaveLength(before);
  });
});
