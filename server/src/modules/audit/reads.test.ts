import { describe, expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';
import { createStage } from '../../contract/stage.ts';

const HOUR = 3_600_000;

let passed = 0;
const clock = () => Date.now() + passed;
const site = await createContractSite({ replace: { clock } });
const stage = createStage(site);
const { db } = site;

function get(url: string, headers: Record<string, string>) {
  return site.app.inject({ method: 'GET', url, headers });
}

async function entriesOf(operation: string, target: number | null) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'target_type', 'target_name', 'changes'])
    .where('operation', '=', operation)
    .where('target_id', target === null ? 'is' : '=', target === null ? null : String(target))
    .orderBy('id')
    .execute();
  return rows;
}

describe('a read of flags or personal data', () => {
  test('leaves one entry an hour for each reader and thing', async () => {
    const [one, other] = [await stage.game(), await stage.game()];
    for (const gameId of [one, one, other]) {
      const answer = await get(`/api/game/${gameId}/submissions`, site.cookieOf('monitor'));
      expect(answer.statusCode).toBe(200);
    }
    await get(`/api/game/${one}/submissions`, site.cookieOf('admin'));
    const before = await entriesOf('listSubmissions', one);
    expect(before.map(({ actor_name }) => actor_name)).toEqual(['Monitor', 'Admin']);
    expect(before[0]).toMatchObject({ target_type: 'Game', changes: [] });
    expect(before[0]?.target_name).not.toBe('');
    expect(await entriesOf('listSubmissions', other)).toHaveLength(1);
    passed += HOUR;
    await get(`/api/game/${one}/submissions`, site.cookieOf('monitor'));
    expect(await entriesOf('listSubmissions', one)).toHaveLength(3);
  });

  test('leaves one for all reads that come at once', async () => {
    const gameId = await stage.game();
    const url = `/api/game/${gameId}/submissionsheet`;
    await Promise.all([1, 2, 3].map(() => get(url, site.cookieOf('monitor'))));
    expect(await entriesOf('downloadSubmissionSheet', gameId)).toHaveLength(1);
  });

  test('leaves none where there is nothing to read, and none of who may not read', async () => {
    const gameId = await stage.game();
    expect(
      (await get('/api/edit/games/2000000000/hashsalt', site.cookieOf('admin'))).statusCode,
    ).toBe(404);
    expect((await get('/api/admin/users', site.cookieOf('monitor'))).statusCode).toBe(403);
    expect((await get(`/api/game/${gameId}/events`, site.cookieOf('user'))).statusCode).toBe(403);
    expect(await entriesOf('getHashSalt', 2_000_000_000)).toEqual([]);
    expect(await entriesOf('listUsers', null)).toEqual([]);
    expect(await entriesOf('listEvents', gameId)).toEqual([]);
  });

  test('by a program is one of whoever made its token, and names it', async () => {
    const gameId = await stage.game();
    const made = await site.app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers: site.cookieOf('admin'),
      payload: { name: 'Wall display', expiresIn: 0, scopes: ['Events'] },
    });
    const { token } = made.json<{ token: string }>();
    const url = `/api/game/${gameId}/events`;
    expect((await get(url, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    const [entry] = await entriesOf('listEvents', gameId);
    expect(entry).toMatchObject({
      actor_name: 'Admin',
      changes: [{ field: 'program', after: 'Wall display', isSecret: false }],
    });
  });

  test('is of a kind that the log can be narrowed to', async () => {
    const gameId = await stage.game();
    await get(`/api/edit/games/${gameId}/hashsalt`, site.cookieOf('admin'));
    const list = async (kind: string) => {
      const answer = await get(
        `/api/ext/admin/audit?kind=${kind}&count=200`,
        site.cookieOf('admin'),
      );
      return answer.json<{ data: { kind: string; operation: string }[] }>().data;
    };
    expect((await list('Read')).map(({ kind, operation }) => [kind, operation])).toContainEqual([
      'Read',
      'getHashSalt',
    ]);
    expect((await list('Change')).map(({ kind }) => kind)).not.toContain('Read');
    expect(await list('OwnAccount')).toEqual([]);
  });
});
