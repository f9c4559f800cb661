import { readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCaptureSite } from './testing/capture-site.ts';

const DAY = 24 * 3600_000;
const MINUTE = 60_000;

const site = await createCaptureSite();
let stage: Awaited<ReturnType<typeof site.prepare>>;

beforeEach(async () => {
  stage = await site.prepare();
});

describe('deletion', () => {
  test('leaves a file that is being written', async () => {
    const id = await stage.start();
    await site.talk(id, 'one');
    await stage.files(1);
    const client = await site.greet(id, 'two');
    expect((await site.request(site.admin, 'DELETE', `${stage.url}/all`)).statusCode).toBe(200);
    expect(await stage.list()).toEqual([]);
    await site.captures.sweep(new Date(site.clock()));
    client.socket.close();
    await stage.files(1);
    expect((await stage.newest()).sent.toString()).toBe('two');
    const entries = (await site.request(site.admin, 'GET', '/api/ext/admin/audit')).json().data;
    expect(entries.map(({ operation }: { operation: string }) => operation)).toContain(
      'deleteCaptures',
    );
    const lines = (await site.request(site.admin, 'GET', '/api/admin/logs?level=Warning')).json();
    expect(lines).toMatchObject([
      { msg: expect.stringMatching(/^Deleted files .* Team .*: 1\.$/) },
    ]);
  });

  test('of one file keeps the others, and nothing brings it back', async () => {
    const id = await stage.start();
    await site.talk(id, 'one');
    await site.talk(id, 'two');
    const [first, second] = await stage.files(2);
    const url = `${stage.url}/${first?.fileName}`;
    expect((await site.request(site.admin, 'DELETE', url)).statusCode).toBe(200);
    await site.captures.sweep(new Date(site.clock() + 60 * MINUTE));
    expect(await stage.list()).toEqual([second]);
    expect((await site.request(site.admin, 'GET', url)).json()).toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
    expect(await readdir(stage.place)).not.toContain(first?.fileName);
  });

  test('of the challenge takes its files along, also one that is being written', async () => {
    const id = await stage.start();
    await site.talk(id, 'one');
    await stage.files(1);
    const client = await site.greet(id, 'two');
    await site.db.deleteFrom('challenges').where('id', '=', stage.challengeId).execute();
    client.socket.close();
    await client.closed;
    await expect
      .poll(async () => {
        await site.captures.sweep(new Date(site.clock()));
        return readdir(join(site.captureFolder, String(stage.challengeId))).catch(() => null);
      })
      .toBeNull();
    expect(site.errors).toEqual([]);
  });

  test('is not for what is no name', async () => {
    for (const name of ['..%2f..%2fsecret', '.hidden', 'a%5cb']) {
      const answer = await site.request(site.admin, 'DELETE', `${stage.url}/${name}`);
      expect([400, 404]).toContain(answer.statusCode);
    }
  });
});

describe('the sweep', () => {
  test('deletes what is too old, and nothing that is being written', async () => {
    const id = await stage.start();
    await site.talk(id, 'one');
    await stage.files(1);
    const client = await site.greet(id, 'two');
    await expect.poll(site.drafts).toHaveLength(1);
    const keepUntil = Date.now() + site.limits.keepDays * DAY;
    await site.captures.sweep(new Date(keepUntil - MINUTE));
    expect(await stage.list()).toHaveLength(1);
    await site.captures.sweep(new Date(keepUntil + MINUTE));
    expect(await stage.list()).toEqual([]);
    client.socket.close();
    await stage.files(1);
    expect((await stage.newest()).sent.toString()).toBe('two');
  });

  test('finishes what a crash has cut off, and removes what has no row', async () => {
    const id = await stage.start();
    await site.talk(id, 'one');
    const [file] = await stage.files(1);
    const { rawPayload } = await site.request(site.admin, 'GET', `${stage.url}/${file?.fileName}`);
    const draft = (name: string) => join(stage.place, name.replace(/\.gz$/, ''));
    const cut = 'aaaaaaaaaaaa-bbbbbbbbbbbbbbbb.pcap.gz';
    await writeFile(draft(cut), gunzipSync(rawPayload).subarray(0, -3));
    await writeFile(draft('cccccccccccc-dddddddddddddddd.pcap.gz'), 'nobody knows');
    const now = Date.now();
    await site.db
      .insertInto('captures')
      .values({
        challenge_id: stage.challengeId,
        participation_id: stage.team.participationId,
        file_name: cut,
        started_at: new Date(now),
        claimed_until: new Date(now + MINUTE),
      })
      .execute();
    await site.captures.sweep(new Date(now));
    expect(await stage.list()).toHaveLength(1);
    site.clock.set(now + 2 * MINUTE);
    await site.captures.sweep(new Date(now + 2 * MINUTE));
    const found = await stage.list();
    expect(found.map(({ fileName }) => fileName)).toEqual([cut, file?.fileName]);
    expect((await stage.newest()).sent.toString()).toBe('one');
    expect((await readdir(dirname(draft(cut)))).toSorted()).toEqual(
      found.map(({ fileName }) => fileName).toSorted(),
    );
  });
});
