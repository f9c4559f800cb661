import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestServer } from '../testing/test-server.ts';

/**
 * The calls of scripts and clients that people have for GZCTF 1.8, in their order, with their cookies and with bodies of
 * their form, over a port as they send them.
 */
const { db, url } = await createTestDatabase();
const site = await createTestServer({ db, url }, { config: { referenceNames: true } });
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });

const PASSWORD = 'Tern-and-Gull-7';
const HOUR = 3_600_000;
const FILE_NAME = 'data ä.zip';
const REFERENCE_COOKIE = 'GZCTF_Token';

interface Answer {
  status: number;
  body: unknown;
}

/** An HTTP client with a cookie jar, as scripts have one. */
function createScript(always: Record<string, string> = {}, jar = new Map<string, string>()) {
  async function send(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData;
    const headers = {
      ...always,
      ...(jar.size > 0 && {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    const payload = isForm ? body : body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(new URL(path, origin), { method, headers, body: payload });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  }

  /** The body of an answer with status 200; scripts stop at any other. */
  async function ask<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await send(method, path, body);
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body as T;
  }
  return { jar, send, ask };
}

type Script = ReturnType<typeof createScript>;

/** What the scripts read of a game, a challenge and a file. */
interface Game {
  id: number;
  title: string;
  publicKey: string;
}
interface Challenge extends Record<string, unknown> {
  id: number;
  title: string;
  flags: { id: number; flag: string }[];
  attachment: { url: string };
}
interface StoredFile {
  hash: string;
}
interface Page<Row> {
  data: Row[];
}

/** The first of a list that is not empty. */
function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('an empty list');
  return row;
}

function formOf(part: string, name: string, content = 'charts'): FormData {
  const form = new FormData();
  form.append(part, new Blob([content]), name);
  return form;
}

async function register(userName: string, role: 'User' | 'Admin'): Promise<void> {
  const email = `${userName}@harbour.example`;
  await createScript().ask('POST', '/api/account/register', {
    userName,
    email,
    password: PASSWORD,
  });
  await db.updateTable('users').set({ role }).where('user_name', '=', userName).execute();
}

let gameId: number;

beforeAll(async () => {
  await register('signe', 'Admin');
  await register('mira', 'User');
});

describe('gzcli', () => {
  const script = createScript();

  test('signs in by its own names of fields, and keeps the cookie that it knows', async () => {
    await script.ask('POST', '/api/account/login', { username: 'signe', password: PASSWORD });
    expect(script.jar.get(REFERENCE_COOKIE)).toMatch(/^[\w-]{43}$/);
  });

  test('makes a game, and writes it with every field filled in', async () => {
    await script.ask('GET', '/api/edit/games?count=100&skip=0');
    const start = new Date(Date.now() - HOUR).toISOString();
    const end = new Date(Date.now() + HOUR).toISOString();
    const made = await script.ask<Game>('POST', '/api/edit/games', {
      title: 'Regatta',
      start,
      end,
    });
    gameId = made.id;
    const written = await script.ask('PUT', `/api/edit/games/${gameId}`, {
      id: gameId,
      title: 'Regatta',
      hidden: false,
      summary: '',
      content: '',
      acceptWithoutReview: true,
      writeupRequired: false,
      teamMemberCountLimit: 0,
      containerCountLimit: 0,
      poster: '/assets/0/poster.webp',
      publicKey: made.publicKey,
      practiceMode: false,
      start,
      end,
      writeupDeadline: '0001-01-01T00:00:00Z',
      writeupNote: '',
      bloodBonus: 0,
    });
    const writeupDeadline = Date.parse(end) + 24 * HOUR;
    expect(written).toMatchObject({ bloodBonus: 0, writeupDeadline });
  });

  /** A sync of one challenge without a container; a second run finds it and changes it. */
  async function sync(value: number): Promise<number> {
    const path = `/api/edit/games/${gameId}/challenges`;
    const list = await script.ask<Challenge[]>('GET', path);
    const known = list.find(({ title }) => title === 'Knots');
    const form = { title: 'Knots', category: 'Misc', tag: 'Misc', type: 'StaticAttachment' };
    const { id } = known ?? (await script.ask<Challenge>('POST', path, form));
    const challenge = await script.ask<Challenge>('GET', `${path}/${id}`);
    const { data } = await script.ask<Page<StoredFile>>('GET', '/api/admin/files');
    const upload = () =>
      script.ask<StoredFile[]>('POST', '/api/assets', formOf('files', FILE_NAME));
    const file = first(data.length > 0 ? data : await upload());
    const attachment = { attachmentType: 'Local', fileHash: file.hash };
    await script.ask('POST', `${path}/${id}/attachment`, attachment);
    for (const flag of challenge.flags)
      await script.ask('DELETE', `${path}/${id}/flags/${flag.id}`);
    await script.ask('POST', `${path}/${id}/flags`, [{ flag: 'flag{bowline}' }]);
    await script.ask('PUT', `${path}/${id}`, {
      ...challenge,
      isEnabled: undefined,
      content: 'Author: **signe**\n\nTie one.',
      hints: null,
      flagTemplate: '',
      attachment: null,
      testContainer: null,
      containerImage: '',
      memoryLimit: 128,
      cpuCount: 1,
      storageLimit: 128,
      exposePort: 0,
      containerExposePort: 0,
      networkMode: 'Open',
      enableTrafficCapture: false,
      disableBloodBonus: false,
      deadlineUtc: null,
      submissionLimit: 0,
      originalScore: value,
      minScoreRate: 1,
      difficulty: 0,
    });
    return id;
  }

  test('syncs a challenge, also a second time, and one that is worth nothing', async () => {
    const id = await sync(50);
    expect(await sync(0)).toBe(id);
    const path = `/api/edit/games/${gameId}/challenges/${id}`;
    const stored = { exposePort: 80, originalScore: 0, difficulty: 0 };
    expect(await script.ask('GET', path)).toMatchObject(stored);
    await script.ask('PUT', path, { isEnabled: true });
  });

  test('lists teams and users, and writes the settings of a site with sealed passwords', async () => {
    await script.ask('GET', '/api/team/');
    await script.ask('GET', '/api/admin/teams');
    await script.ask('GET', '/api/admin/users');
    await script.ask('PUT', '/api/admin/config', {
      globalConfig: { title: 'Harbour', apiEncryption: true },
    });
    expect(await script.ask('GET', '/api/config')).toMatchObject({ title: 'Harbour' });
  });
});

describe('gzctf-dumper', () => {
  test('saves the files of a player under their names', async () => {
    const script = createScript();
    const credentials = { challenge: null, userName: 'mira', password: PASSWORD };
    await script.ask('POST', '/api/account/login', credentials);
    const { id: teamId } = await script.ask<Game>('POST', '/api/team', { name: 'Gulls' });
    await script.ask('POST', `/api/game/${gameId}`, { teamId });
    const { data } = await script.ask<Page<Game>>('GET', '/api/game?count=50&skip=0');
    expect(data.map(({ id }) => id)).toContain(gameId);
    const { challenges } = await script.ask<{ challenges: { Misc: Game[] } }>(
      'GET',
      `/api/game/${gameId}/details`,
    );
    const { id } = first(challenges.Misc);
    const { context } = await script.ask<{ context: { url: string } }>(
      'GET',
      `/api/game/${gameId}/challenges/${id}`,
    );
    expect(context.url.split('/').at(-1)).toBe(FILE_NAME);
    expect(await script.ask('GET', context.url)).toBe('charts');
  });
});

describe('GZCTF-Cloner', () => {
  /** The token is copied out of a browser, where it has our name. */
  async function cloner(): Promise<Script> {
    const browser = createScript({ origin });
    await browser.ask('POST', '/api/account/login', { userName: 'signe', password: PASSWORD });
    const token = browser.jar.get('halyard_session') ?? '';
    return createScript({}, new Map([[REFERENCE_COOKIE, token]]));
  }

  test('copies a game with challenges, flags and files', async () => {
    const script = await cloner();
    const { data } = await script.ask<Page<Game>>('GET', '/api/game?count=50&skip=0');
    const { title } = first(data.filter(({ id }) => id === gameId));
    const copy = await script.ask<Game>('POST', '/api/edit/games', {
      title: `${title} (Copy)`,
      summary: `Cloned: ${title}`,
      hidden: true,
      acceptWithoutReview: false,
      writeupRequired: false,
      inviteCodeRequired: true,
      inviteCode: 'x'.repeat(24),
      practiceMode: true,
      start: Date.now() + HOUR,
      end: Date.now() + 2 * HOUR,
    });
    const list = await script.ask<Challenge[]>('GET', `/api/edit/games/${gameId}/challenges`);
    const { id } = first(list);
    const full = await script.ask<Challenge>('GET', `/api/edit/games/${gameId}/challenges/${id}`);
    const path = `/api/edit/games/${copy.id}/challenges`;
    const points = { score: full.originalScore, minScore: full.originalScore };
    const made = await script.ask<Game>('POST', path, { ...full, isEnabled: false, ...points });
    const { title: name, content, hints, fileName, containerImage, originalScore } = full;
    const patch = { title: name, content, hints, fileName, containerImage, originalScore };
    const { containerExposePort, minScoreRate, difficulty, memoryLimit } = full;
    const more = { containerExposePort, minScoreRate, difficulty, memoryLimit };
    await script.ask('PUT', `${path}/${made.id}`, { ...patch, ...more });
    const flags = full.flags.map(({ flag }) => ({ flag }));
    await script.ask('POST', `${path}/${made.id}/flags`, flags);
    const file = await script.ask<string>('GET', full.attachment.url);
    const form = formOf('files', full.attachment.url.split('/').at(-1) ?? '', file);
    const asset = first(await script.ask<StoredFile[]>('POST', '/api/assets', form));
    const attachment = { attachmentType: 'Local', fileHash: asset.hash };
    await script.ask('POST', `${path}/${made.id}/attachment`, attachment);
    const cloned = await script.ask<Challenge>('GET', `${path}/${made.id}`);
    expect(cloned.attachment.url).toBe(full.attachment.url);
    expect(cloned.flags.map(({ flag }) => flag)).toEqual(['flag{bowline}']);
  });
});

describe('bots that post notices', () => {
  test('read them without an account', async () => {
    const notices = await createScript().ask<unknown[]>('GET', `/api/game/${gameId}/notices`);
    expect(notices[0]).toMatchObject({
      id: expect.any(Number),
      time: expect.any(Number),
      type: 'NewChallenge',
      values: ['Knots'],
    });
  });
});

describe('pygzctfapi', () => {
  test('names an origin, so it gets our cookie and not the one that it looks for', async () => {
    const script = createScript({ origin, referer: `${origin}/account/login?from=/` });
    await script.ask('POST', '/api/account/login', { userName: 'mira', password: PASSWORD });
    expect(script.jar.has(REFERENCE_COOKIE)).toBe(false);
    expect(await script.ask('GET', '/api/account/profile')).toMatchObject({ userName: 'mira' });
    await script.ask('GET', `/api/game/${gameId}`);
  });

  test('shows the title of an error alone, which says what is wrong', async () => {
    const script = createScript();
    const answer = await script.send('POST', '/api/account/login', { userName: 'mira' });
    expect(answer.body).toMatchObject({ title: 'The field password is missing.' });
  });
});

describe('the web client of GZCTF', () => {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };

  async function enter(password: string): Promise<Script> {
    const script = createScript(headers);
    await script.ask('POST', '/api/account/login', { userName: 'mira', password });
    expect(script.jar.has(REFERENCE_COOKIE)).toBe(false);
    return script;
  }

  async function idOf(userName: string): Promise<string> {
    const where = db.selectFrom('users').select('id').where('user_name', '=', userName);
    return (await where.executeTakeFirstOrThrow()).id;
  }

  async function admin(): Promise<Script> {
    const script = createScript();
    await script.ask('POST', '/api/account/login', { userName: 'signe', password: PASSWORD });
    return script;
  }

  test('shows pages and a reason to somebody whose password was reset', async () => {
    const given = await (
      await admin()
    ).ask<string>('DELETE', `/api/admin/users/${await idOf('mira')}/password`);
    const script = await enter(given);
    await script.ask('GET', '/api/account/profile');
    expect(await script.ask('GET', '/api/team')).toHaveLength(1);
    await script.ask('GET', `/api/game/${gameId}`);
    const details = await script.ask<{ teamToken: string }>('GET', `/api/game/${gameId}/details`);
    expect(details.teamToken).toBe('');
    const flag = await script.send('POST', `/api/game/${gameId}/challenges/1`, { flag: 'x' });
    expect(flag).toMatchObject({ status: 403, body: { code: 'PASSWORD_CHANGE_REQUIRED' } });
    const change = { old: given, new: PASSWORD };
    await script.ask('PUT', '/api/account/changepassword', change);
  });

  test('is told of a ban while it is open', async () => {
    const script = await enter(PASSWORD);
    await (await admin()).ask('PUT', `/api/admin/users/${await idOf('mira')}`, { role: 'Banned' });
    expect(await script.send('GET', '/api/account/profile')).toMatchObject({
      status: 403,
      body: { code: 'BANNED' },
    });
  });
});
