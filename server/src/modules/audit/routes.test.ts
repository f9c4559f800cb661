import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createContractSite } from '../../contract/contract-site.ts';
import { deleteAuditBefore } from './repository.ts';

const site = await createContractSite();
const { db } = site;

function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  return site.app.inject({
    method,
    url,
    headers: site.cookieOf('admin'),
    ...(payload && { payload }),
  });
}

async function list(query: Record<string, string | number> = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const answer = await send('GET', `/api/ext/admin/audit?${search.toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { id: number; operation: string; target: { name: string } }[] }>()
    .data;
}

const GAME = {
  title: 'Harbour (final)',
  start: 0,
  end: 3_600_000,
  writeupDeadline: 3_600_000,
  inviteCode: 'tide-7',
};

const actors = [randomUUID(), randomUUID()] as const;

/** Two entries for each minute of an hour, by turns of two actors. */
const entries = Array.from({ length: 120 }, (_, index) => ({
  created_at: new Date(Date.UTC(2026, 0, 1, 12, Math.floor(index / 2))),
  actor_id: actors[index % 2] ?? '',
  actor_name: ['signe', 'bosun'][index % 2] ?? '',
  operation: ['updateGame', 'updateUser', 'deleteUser'][index % 3] ?? '',
  target_type: index % 3 === 0 ? ('Game' as const) : ('User' as const),
  target_id: String(index % 10),
  target_name: `Thing ${index}`,
  changes: JSON.stringify([
    { field: 'bio', before: 'Old', after: `Müller${index}`, isSecret: false },
  ]),
}));

describe('listAudit', () => {
  test('says who changed what, with the fields that differ', async () => {
    const { id } = (await send('POST', '/api/edit/games', GAME)).json<{ id: number }>();
    const answer = await send('PUT', `/api/edit/games/${id}`, {
      ...GAME,
      title: 'Harbour',
      inviteCode: 'ebb-9',
    });
    expect(answer.statusCode).toBe(200);
    const [changed, created] = await list({ count: 2 });
    expect(changed).toMatchObject({
      actorName: 'Admin',
      operation: 'updateGame',
      target: { type: 'Game', id: String(id), name: 'Harbour' },
      changes: [
        { field: 'title', before: 'Harbour (final)', after: 'Harbour', isSecret: false },
        { field: 'inviteCode', before: null, after: null, isSecret: true },
      ],
      requestId: answer.headers['x-request-id'] ?? expect.any(String),
    });
    expect(created).toMatchObject({ operation: 'createGame' });
  });

  test('leaves no entry of a call that was refused', async () => {
    const before = await list();
    expect((await send('DELETE', '/api/edit/games/2000000000')).statusCode).toBe(404);
    expect(await list()).toEqual(before);
  });

  test('narrows by actor, operation, target, time and words, and pages without gap', async () => {
    await db.insertInto('audit_log').values(entries).execute();
    const hour = { since: Date.UTC(2026, 0, 1, 12), until: Date.UTC(2026, 0, 1, 13), count: 200 };
    expect(await list(hour)).toHaveLength(120);
    expect(await list({ ...hour, actor: actors[0] })).toHaveLength(60);
    expect(await list({ ...hour, operation: 'updateGame' })).toHaveLength(40);
    expect(await list({ ...hour, targetType: 'User', target: '4' })).toHaveLength(8);
    expect(await list({ ...hour, until: Date.UTC(2026, 0, 1, 12, 30) })).toHaveLength(60);
    expect(await list({ ...hour, text: 'MÜLLER7 sig' })).toHaveLength(5);
    expect(await list({ ...hour, text: 'müller7 bos' })).toHaveLength(6);
    expect(await list({ ...hour, text: "it's" })).toHaveLength(0);
    expect(await list({ ...hour, text: '!&' })).toHaveLength(0);
    expect(await list({ text: 'final)' })).not.toHaveLength(0);
    const all = await list(hour);
    const paged: number[] = [];
    for (let before: number | undefined; ; before = paged.at(-1)) {
      const page = await list({ ...hour, count: 7, ...(before !== undefined && { before }) });
      if (page.length === 0) break;
      paged.push(...page.map(({ id }) => id));
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });
});

describe('the audit log', () => {
  test('refuses to change, delete or truncate rows', async () => {
    const refusal = /append-only/;
    await expect(
      db.updateTable('audit_log').set({ actor_name: 'nobody' }).execute(),
    ).rejects.toThrow(refusal);
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(refusal);
  });

  test('lets retention delete what is older than a moment, and nothing else', async () => {
    await site.write(null, (tx) => deleteAuditBefore(tx, new Date(Date.UTC(2026, 0, 1, 12, 30))));
    expect(await list({ count: 200, until: Date.UTC(2026, 0, 1, 13) })).toHaveLength(60);
    await expect(
      site.write(null, async (tx) => {
        await deleteAuditBefore(tx, new Date(0));
        await tx.deleteFrom('audit_log').execute();
      }),
    ).rejects.toThrow(/append-only/);
  });
});
