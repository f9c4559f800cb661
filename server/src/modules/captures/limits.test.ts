import { beforeEach, describe, expect, test } from 'vitest';
import { createCaptureSite, FLOOD } from './testing/capture-site.ts';

const site = await createCaptureSite();
let stage: Awaited<ReturnType<typeof site.prepare>>;

beforeEach(async () => {
  stage = await site.prepare();
});

describe('limits', () => {
  test('end a file with its last whole packet, and the connection goes on', async () => {
    site.limits.fileBytes = 2 ** 20;
    const client = await site.connect(await stage.start());
    client.socket.send('flood');
    await expect.poll(client.bytes).toBe(FLOOD.length);
    await stage.files(1);
    client.socket.send('still here');
    await expect.poll(client.bytes).toBe(FLOOD.length + 10);
    client.socket.close();
    const { received } = await stage.newest();
    expect(received.length).toBeGreaterThan(900_000);
    expect(received.length).toBeLessThan(2 ** 20);
    expect(FLOOD.subarray(0, received.length).equals(received)).toBe(true);
  });

  test('of files count those before', async () => {
    site.limits.teamFiles = 2;
    const id = await stage.start();
    for (const words of ['one', 'two', 'three']) {
      await site.talk(id, words);
      await site.filesEnd();
    }
    expect(await stage.list()).toHaveLength(2);
  });

  test.each(['teamBytes', 'gameBytes'] as const)('of %s count those before', async (limit) => {
    const id = await stage.start();
    await site.talk(id, 'x'.repeat(5000));
    const [before] = await stage.files(1);
    site.limits[limit] = (before?.size ?? 0) + 3000;
    await site.talk(id, 'y'.repeat(5000));
    await stage.files(2);
    const { sent, received } = await stage.newest();
    expect(sent.length + received.length).toBeLessThan(3000);
    site.limits[limit] = (before?.size ?? 0) + 10;
    const other = await stage.other();
    await site.talk(await other.start(), 'z');
    await site.filesEnd();
    expect(await other.list()).toHaveLength(limit === 'teamBytes' ? 1 : 0);
  });
});
