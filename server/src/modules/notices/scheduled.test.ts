import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '../games/testing/test-site.ts';
import { contentsOf, createPackageSite } from '../game-packages/testing/package-site.ts';
import { openStream } from '../live/testing/open-stream.ts';
import { startJobs } from '../../platform/jobs.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { NOTICE_JOB, publishDue } from './public.ts';

const database = await createTestDatabase();
const { db, url } = database;
const site = await createPackageSite(database);
const other = await createTestServer(database, { replace: { clock: site.clock } });
const SECRET = 'The-harbour-closes-at-noon';

let gameId: number;
let path: string;

beforeEach(async () => {
  gameId = await site.makeGame();
  path = `/api/ext/game/${gameId}/scheduled-notices`;
});

async function schedule(publishAt = Date.now() + HOUR, content = SECRET) {
  return site.staff('POST', path, { content, publishAt });
}

async function published(): Promise<{ id: number; time: number; values: string[] }[]> {
  return (await site.request(null, 'GET', `/api/game/${gameId}/notices`)).json();
}

/** Changes the time of a notice and of its job, as if it had been written so, also to one that has passed. */
async function moveTo(id: number, time: number): Promise<void> {
  const publish_at = new Date(time);
  await db.updateTable('scheduled_notices').set({ publish_at }).where('id', '=', id).execute();
  await sql`update graphile_worker._private_jobs set run_at = ${publish_at}
    where key = ${`${NOTICE_JOB}:${id}`}`.execute(db);
}

describe('staff', () => {
  test('write, list, change and delete notices that wait, the next one first', async () => {
    const late = await schedule(Date.now() + 2 * HOUR);
    const soon = await schedule();
    expect(late).toEqual({
      id: expect.any(Number),
      content: SECRET,
      publishAt: expect.any(Number),
    });
    expect(await site.staff('GET', path)).toEqual([soon, late]);
    const input = { content: 'Fog.', publishAt: Date.now() + 3 * HOUR };
    const changed = await site.staff('PUT', `${path}/${soon.id}`, input);
    expect(changed).toEqual({ id: soon.id, ...input });
    expect(await site.staff('GET', path)).toEqual([late, changed]);
    await site.staff('DELETE', `${path}/${late.id}`);
    expect(await site.staff('GET', path)).toEqual([changed]);
  });

  test('are refused a time that has passed, by the name of its field', async () => {
    const notice = await schedule();
    const body = { content: 'Fog.', publishAt: Date.now() - 1 };
    for (const [method, to] of [
      ['POST', path],
      ['PUT', `${path}/${notice.id}`],
    ] as const) {
      const answer = await site.request(site.admin, method, to, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'publishAt', code: 'NOT_ALLOWED' }],
      });
    }
    expect(await site.staff('GET', path)).toEqual([notice]);
  });

  test('publish one before its time, once', async () => {
    const { id } = await schedule();
    const to = `${path}/${id}/publish`;
    const answers = await Promise.all([1, 2, 3].map(() => site.request(site.admin, 'POST', to)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 404, 404,
    ]);
    expect((await published()).map(({ values }) => values)).toEqual([[SECRET]]);
    expect(await site.staff('GET', path)).toEqual([]);
  });

  test('know only those of this game', async () => {
    const { id } = await schedule();
    const foreign = `/api/ext/game/${await site.makeGame()}/scheduled-notices/${id}`;
    const body = { content: 'Fog.', publishAt: Date.now() + HOUR };
    const answers = await Promise.all([
      site.request(site.admin, 'PUT', foreign, body),
      site.request(site.admin, 'DELETE', foreign),
      site.request(site.admin, 'POST', `${foreign}/publish`),
    ]);
    for (const answer of answers) expect(answer.json().code).toBe('NOTICE_NOT_FOUND');
    expect(await site.staff('GET', path)).toHaveLength(1);
  });
});

describe('before its time', () => {
  test('no answer, event or file tells of a notice', async () => {
    const stream = await openStream(['Notice', 'Game', 'Board'], { server: site, game: gameId });
    const events = await site.events(gameId);
    const { id } = await schedule();
    const body = { content: `${SECRET}!`, publishAt: Date.now() + HOUR };
    await site.staff('PUT', `${path}/${id}`, body);
    // The live channel and the hubs tell what is in the outbox, and nothing else.
    expect(await site.events(gameId)).toEqual(events);
    for (const read of ['', '/notices', '/scoreboard', '/details', '/check']) {
      const answer = await site.request(null, 'GET', `/api/game/${gameId}${read}`);
      expect(answer.body, read).not.toContain(SECRET);
    }
    for (const read of ['/board', '/ctftime']) {
      const answer = await site.request(null, 'GET', `/api/ext/game/${gameId}${read}`);
      expect(answer.statusCode, read).toBe(200);
      expect(answer.body, read).not.toContain(SECRET);
    }
    const listed = await site.staff('GET', `/api/edit/games/${gameId}/notices`);
    expect(listed).toEqual([]);
    const { documents } = await contentsOf((await site.exportGame(gameId)).archive);
    expect(JSON.stringify(documents)).not.toContain(SECRET);
    // It may still hear of how the game was made.
    expect(stream.topics()).not.toContain('Notice');
    expect(JSON.stringify(stream.events)).not.toContain(SECRET);
    stream.close();
  });

  test('nobody but administrators reads, changes or publishes one', async () => {
    const { id } = await schedule();
    const monitor = await site.makeUser('monitor', 'Monitor');
    const body = { content: 'Fog.', publishAt: Date.now() + HOUR };
    for (const [actor, status] of [
      [null, 401],
      [await site.makeUser(), 403],
      [monitor, 403],
    ] as const) {
      const answers = await Promise.all([
        site.request(actor, 'GET', path),
        site.request(actor, 'PUT', `${path}/${id}`, body),
        site.request(actor, 'DELETE', `${path}/${id}`),
        site.request(actor, 'POST', `${path}/${id}/publish`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(status));
    }
  });

  test('a copy of the game has none, and its deletion deletes them', async () => {
    await schedule();
    const copy = await site.staff('POST', `/api/ext/game/${gameId}/duplicate`, {});
    expect(await site.staff('GET', `/api/ext/game/${copy.id}/scheduled-notices`)).toEqual([]);
    await site.staff('DELETE', `/api/edit/games/${gameId}`);
    const left = db.selectFrom('scheduled_notices').select('id').where('game_id', '=', gameId);
    expect(await left.execute()).toEqual([]);
  });
});

describe('at its time', () => {
  test('one of several processes publishes it, with the time at which it does', async () => {
    const { id } = await schedule();
    const due = Date.now() - HOUR;
    await moveTo(id, due);
    const stream = await openStream(['Notice'], { server: other, game: gameId });
    await Promise.all([site, other, site, other].map((process) => publishDue(process, { id })));
    const notices = await published();
    expect(notices.map(({ values }) => values)).toEqual([[SECRET]]);
    expect(notices[0]?.time).toBeGreaterThan(due);
    await expect.poll(() => stream.topics()).toEqual(['Notice']);
    expect(stream.events[1]).toMatchObject({ notice: { type: 'Normal', values: [SECRET] } });
    stream.close();
  });

  test('a process that comes too early, or after a change of the time, does nothing', async () => {
    const { id } = await schedule();
    await publishDue(site, { id });
    expect(await published()).toEqual([]);
    expect(await site.staff('GET', path)).toHaveLength(1);
  });

  test('two servers run the jobs and publish it once, also what came due while none ran', async () => {
    const waiting = await schedule();
    const missed = await schedule(undefined, 'Missed');
    const soon = await schedule(undefined, 'Soon');
    const moved = await schedule(undefined, 'Moved');
    for (const { id } of [missed, moved]) await moveTo(id, Date.now() - HOUR);
    await site.staff('PUT', `${path}/${moved.id}`, {
      content: 'Moved',
      publishAt: Date.now() + HOUR,
    });
    const errors: unknown[] = [];
    const start = (server: typeof other) =>
      startJobs({ url, tasks: server.tasks, onError: (error) => errors.push(error) });
    const stops = await Promise.all([start(site), start(other)]);
    const contents = async () => (await published()).map(({ values }) => values[0]);
    await expect.poll(contents).toEqual(['Missed']);
    const due = Date.now() + 1000;
    await moveTo(soon.id, due);
    await expect.poll(contents).toEqual(['Soon', 'Missed']);
    expect((await published())[0]?.time).toBeGreaterThanOrEqual(due);
    const left = await site.staff('GET', path);
    expect(left.map((row: { id: number }) => row.id).toSorted()).toEqual([waiting.id, moved.id]);
    for (const stop of stops) await stop();
    expect(errors).toEqual([]);
  });
});
