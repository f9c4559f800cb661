import { beforeEach, describe, expect, test } from 'vitest';
import { cookie, createContractSite } from '../../contract/contract-site.ts';
import { runForRequest } from '../../platform/request-context.ts';

const site = await createContractSite();
const { db, app } = site;

interface Line {
  id: number;
  time: number;
  name: string;
  level: string;
  status: string;
  ip: string | null;
  msg: string;
  requestId: string | null;
}

async function listLogs(query: Record<string, string | number> = {}): Promise<Line[]> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const answer = await app.inject({
    method: 'GET',
    url: `/api/admin/logs?${search.toString()}`,
    headers: site.cookieOf('admin'),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const START = Date.UTC(2030, 0, 1);
const LEVELS = ['Information', 'Warning', 'Error'] as const;
const STATUSES = ['Success', 'Denied'] as const;

/** One line a minute: levels, statuses and users take turns. */
async function addLines(count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) => ({
    time: new Date(START + index * 60_000),
    level: LEVELS[index % 3] ?? 'Information',
    status: STATUSES[index % 2] ?? 'Success',
    user_name: index % 5 === 0 ? 'linnea' : 'marlow',
    address: `192.0.2.${index % 7}`,
    request_id: `request-${index}`,
    message: `Line ${index} of Long_Splice`,
  }));
  await db.insertInto('log_lines').values(lines).execute();
}

beforeEach(async () => {
  await listLogs();
  await db.deleteFrom('log_lines').execute();
});

describe('listLogs', () => {
  test('has who asked, from where, and the request of a line', async () => {
    const refused = await app.inject({
      method: 'GET',
      url: '/api/admin/config?secret=1',
      headers: site.cookieOf('user'),
      remoteAddress: '192.0.2.44',
    });
    expect(await listLogs()).toEqual([
      {
        id: expect.any(Number),
        time: expect.any(Number),
        name: 'User',
        level: 'Warning',
        status: 'Denied',
        ip: '192.0.2.44',
        msg: 'Access was refused: GET /api/admin/config.',
        requestId: refused.json().requestId,
      },
    ]);
  });

  test('names the new member of a team, and no lines of what was refused', async () => {
    const create = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/team',
        headers: site.cookieOf('user'),
        payload: { name },
      });
    for (const name of ['One', 'Two', 'Three', 'Four']) await create(name);
    const lines = await listLogs();
    expect(lines.map(({ msg, name }) => [msg, name])).toEqual([
      ['The team Three was created.', 'User'],
      ['The team Two was created.', 'User'],
      ['The team One was created.', 'User'],
    ]);
  });

  test('tells a refused sign-in by the account, never by what was typed', async () => {
    const signIn = (userName: string) =>
      app.inject({
        method: 'POST',
        url: '/api/account/login',
        payload: { userName, password: 'Sea-Shanty1' },
      });
    const account = { userName: 'keel', email: 'keel@harbour.example', password: 'Sea-Shanty2' };
    await app.inject({ method: 'POST', url: '/api/account/register', payload: account });
    await signIn('keel');
    await signIn('Sea-Shanty1');
    expect((await listLogs({ level: 'Warning' })).map(({ msg, name }) => [msg, name])).toEqual([
      ['Sign-in to an unknown account was refused.', 'Anonymous'],
      ['Sign-in as keel was refused.', 'Anonymous'],
    ]);
  });

  test('keeps some of the noise of one person', async () => {
    for (let call = 0; call < 25; call += 1) {
      await app.inject({ method: 'GET', url: '/api/admin/config' });
    }
    expect(await listLogs({ count: 100 })).toHaveLength(20);
  });

  test('removes what would break a line, and shortens what is too long', async () => {
    const context = { requestId: 'request', address: '192.0.2.1', actor: null };
    runForRequest(context, () => {
      site.siteLog.add({ code: 'TEAM_CREATED', values: { team: `a\n\u202Eb${'c'.repeat(400)}` } });
    });
    const [line] = await listLogs();
    expect(line?.msg).toBe(`The team a b${'c'.repeat(297)} was created.`);
  });

  test.each([
    [{ level: 'Error' }, (index: number) => index % 3 === 2],
    [{ status: 'Denied' }, (index: number) => index % 2 === 1],
    [{ level: 'Warning', status: 'Denied' }, (index: number) => index % 6 === 1],
    [{ user: 'linnea' }, (index: number) => index % 5 === 0],
    [{ user: 'linnea', level: 'Error' }, (index: number) => index % 15 === 5],
    [{ text: 'LINE 7 OF' }, (index: number) => index === 7],
    [{ text: 'g_s' }, () => true],
    [{ text: '192.0.2.3' }, (index: number) => index % 7 === 3],
    [{ text: 'request-11', status: 'Denied' }, (index: number) => index === 11],
    [{ text: '%' }, () => false],
    [{ since: START + 5 * 60_000, until: START + 8 * 60_000 }, (i: number) => i >= 5 && i < 8],
    [{ since: START + 9 * 60_000, level: 'Error' }, (i: number) => i >= 9 && i % 3 === 2],
  ])(
    'gives only lines that match %o, in pages that miss and repeat nothing',
    async (filter, wanted) => {
      await addLines(60);
      const indices: number[] = [];
      for (let page = await listLogs({ ...filter, count: 7 }); page.length > 0;) {
        indices.push(...page.map(({ time }) => (time - START) / 60_000));
        page = await listLogs({ ...filter, count: 7, before: page.at(-1)?.id ?? 0 });
      }
      const all = Array.from({ length: 60 }, (_, index) => index).filter(wanted);
      expect(indices).toEqual(all.toReversed());
      const skipped = await listLogs({ ...filter, count: 5, skip: 2 });
      expect(skipped.map(({ time }) => (time - START) / 60_000)).toEqual(
        all.toReversed().slice(2, 7),
      );
    },
  );
});

describe('getLogHistogram', () => {
  async function histogram(query: string) {
    const answer = await app.inject({
      method: 'GET',
      url: `/api/ext/logs/histogram?${query}`,
      headers: site.cookieOf('admin'),
    });
    return answer.json();
  }

  test('counts the lines of each level in spans of equal length', async () => {
    await addLines(10);
    const answer = await histogram(`since=${START}&until=${START + 600_000}&bins=2`);
    expect(answer).toEqual({
      since: START,
      until: START + 600_000,
      step: 300_000,
      bins: [
        { time: START, information: 2, warning: 2, error: 1, fatal: 0 },
        { time: START + 300_000, information: 2, warning: 1, error: 2, fatal: 0 },
      ],
    });
  });

  test('takes the filters of the list, and leaves out spans without lines', async () => {
    await addLines(10);
    const answer = await histogram(
      `since=${START}&until=${START + 600_000}&bins=10&text=line 4 of`,
    );
    expect(answer.bins).toEqual([
      { time: START + 240_000, information: 0, warning: 1, error: 0, fatal: 0 },
    ]);
  });

  test('rejects a time that ends before it begins', async () => {
    expect(await histogram('since=2&until=1')).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'until' }],
    });
  });
});

test('is for administrators only', async () => {
  const headers = cookie(await site.addUser('Monitor', 'watcher'));
  const answer = await app.inject({ method: 'GET', url: '/api/admin/logs', headers });
  expect(answer.json().code).toBe('FORBIDDEN');
});
