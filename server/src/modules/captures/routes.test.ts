import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCaptureSite, FLOOD } from './testing/capture-site.ts';
import { readPcap, readStreams } from './testing/read-pcap.ts';

const site = await createCaptureSite();
let stage: Awaited<ReturnType<typeof site.prepare>>;

beforeEach(async () => {
  stage = await site.prepare();
});

describe('a connection', () => {
  test('becomes a file that holds what both sides sent, and no flag', async () => {
    const entry = await stage.start();
    const id = (await site.rows()).find((row) => row.entry === entry)?.id ?? '';
    const client = await site.greet(entry, 'ahoy');
    client.socket.send('flood');
    await expect.poll(client.bytes).toBe(4 + FLOOD.length);
    client.socket.close();
    const [file] = await stage.files(1);
    expect(file?.fileName).toMatch(
      new RegExp(`^${id.replaceAll('-', '').slice(0, 12)}-[0-9a-f]{16}\\.pcap\\.gz$`),
    );
    const packets = await stage.download(file?.fileName ?? '');
    const [about] = packets;
    expect(about).toMatchObject({ protocol: 'udp', from: '0.0.0.0:65535' });
    expect(about?.payload.toString()).not.toContain(entry.slice(0, 8));
    const told: unknown = JSON.parse(about?.payload.toString() ?? '');
    expect(Object.keys(told as object)).toEqual([
      'Challenge',
      'ChallengeId',
      'Team',
      'TeamId',
      'ContainerId',
    ]);
    expect(told).toMatchObject({ ChallengeId: stage.challengeId, TeamId: stage.team.teamId });
    const { sent, received, client: from, server, flags } = readStreams(packets);
    expect(sent.toString()).toBe('ahoyflood');
    expect(received.equals(Buffer.concat([Buffer.from('ahoy'), FLOOD]))).toBe(true);
    expect([from, server]).toEqual([about?.to, expect.stringMatching(/^127\.0\.0\.1:\d+$/)]);
    expect(flags.slice(-3)).toEqual(['fin ack', 'fin ack', 'ack']);
  });

  test('ends in the file as it did', async () => {
    const id = await stage.start();
    for (const [count, word, ending] of [
      [1, 'bye', ['fin ack', 'fin ack', 'ack']],
      [2, 'reset', ['rst ack']],
    ] as const) {
      const client = await site.connect(id);
      client.socket.send(word);
      await client.closed;
      await stage.files(count);
      const { flags } = await stage.newest();
      expect(flags.slice(-ending.length)).toEqual(ending);
    }
  });

  test('is listed by challenge and team, and all files come in one archive', async () => {
    const id = await stage.start();
    for (const words of ['one', 'two', 'three']) await site.talk(id, words);
    const listed = await stage.files(3);
    const [challenge] = (
      await site.request(site.admin, 'GET', `/api/game/games/${stage.gameId}/captures`)
    ).json();
    expect(challenge).toMatchObject({ id: stage.challengeId, count: 1 });
    const [owner] = (
      await site.request(site.admin, 'GET', `/api/game/captures/${stage.challengeId}`)
    ).json();
    expect(owner).toMatchObject({
      id: stage.team.participationId,
      teamId: stage.team.teamId,
      count: 3,
    });
    const { rawPayload } = await site.request(site.admin, 'GET', `${stage.url}/all`);
    const names: string[] = [];
    const said: string[] = [];
    const archive = extract();
    Readable.from([rawPayload]).pipe(createGunzip()).pipe(archive);
    for await (const entry of archive) {
      names.push(entry.header.name.split('/')[1] ?? '');
      const { sent } = readStreams(readPcap(gunzipSync(await buffer(entry))));
      said.push(sent.toString());
    }
    expect(names).toEqual(listed.map(({ fileName }) => fileName));
    expect(said.toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('goes on when nothing can be written', async () => {
    await rm(site.captureFolder, { recursive: true, force: true });
    await writeFile(site.captureFolder, 'in the way');
    try {
      await site.talk(await stage.start(), 'ahoy');
      await expect.poll(() => site.errors.length).toBeGreaterThan(0);
      expect(await stage.list()).toEqual([]);
    } finally {
      await rm(site.captureFolder);
      await site.db.deleteFrom('captures').execute();
    }
  });
});
