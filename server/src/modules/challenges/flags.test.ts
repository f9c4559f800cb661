import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';

const site = await createGameSite(await createTestDatabase());

let gameId: number;
let challenges: string;

beforeEach(async () => {
  gameId = await site.makeGame();
  challenges = `/api/edit/games/${gameId}/challenges`;
});

function put(id: number, body: object) {
  return site.request(site.admin, 'PUT', `${challenges}/${id}`, body);
}

function get(id: number) {
  return site.staff('GET', `${challenges}/${id}`);
}

function addFlags(id: number, ...flags: object[]) {
  return site.request(site.admin, 'POST', `${challenges}/${id}/flags`, flags);
}

describe('flags', () => {
  test('are added all or none, duplicates too', async () => {
    const id = await site.makeChallenge(gameId);
    const good = { flag: ' flag{knots} ' };
    const answer = await addFlags(id, good, good);
    expect(answer.statusCode).toBe(200);
    const stored = { id: expect.any(Number), ...good, attachment: null };
    expect(answer.json()).toEqual([stored, stored]);
    expect((await get(id)).flags).toEqual(answer.json());
    for (const [bad, code, path] of [
      [{ flag: ' ' }, 'VALIDATION_FAILED', '1.flag'],
      [{ flag: 'x'.repeat(1001) }, 'VALIDATION_FAILED', '1.flag'],
      [{ flag: 'x', attachmentType: 'Local' }, 'VALIDATION_FAILED', '1.fileHash'],
      [{ flag: 'x', attachmentType: 'Remote' }, 'VALIDATION_FAILED', '1.remoteUrl'],
      [
        { flag: 'x', attachmentType: 'Remote', remoteUrl: 'javascript:alert(1)' },
        'VALIDATION_FAILED',
        '1.remoteUrl',
      ],
      [
        { flag: 'x', attachmentType: 'Local', fileHash: 'a'.repeat(64) },
        'FILE_NOT_FOUND',
        '1.fileHash',
      ],
    ] as const) {
      const refused = await addFlags(id, good, bad);
      expect(refused.json()).toMatchObject({ code, errors: [{ path }] });
    }
    expect((await get(id)).flags).toHaveLength(2);
    expect((await addFlags(id)).json()).toEqual([]);
  });

  test('can be five thousand at once', async () => {
    const id = await site.makeChallenge(gameId, { type: 'DynamicAttachment' });
    const remoteUrl = 'https://files.example/pad.zip';
    const flags = Array.from({ length: 5000 }, (_, index) => ({
      flag: `flag{${index}}`,
      attachmentType: 'Remote',
      remoteUrl,
    }));
    const added = await addFlags(id, ...flags);
    const stored = (await get(id)).flags;
    expect(added.json()).toEqual(stored);
    expect(stored).toHaveLength(5000);
    expect(stored[4999]).toMatchObject({
      flag: 'flag{4999}',
      attachment: { type: 'Remote', url: remoteUrl, fileSize: null },
    });
  });

  test('are removed one by one; the last one closes the challenge', async () => {
    const id = await site.makeOpenChallenge(gameId);
    await addFlags(id, { flag: 'flag{two}' });
    const [one, two] = (await get(id)).flags;
    const remove = (flagId: number) => site.staff('DELETE', `${challenges}/${id}/flags/${flagId}`);
    expect(await remove(one.id)).toBe('Success');
    expect(await remove(one.id)).toBe('NotFound');
    expect(await get(id)).toMatchObject({ isEnabled: true, flags: [two] });
    expect(await remove(two.id)).toBe('Success');
    expect(await get(id)).toMatchObject({ isEnabled: false, flags: [] });
    expect((await put(id, { isEnabled: true })).json()).toMatchObject({ code: 'FLAG_REQUIRED' });
  });

  test('of another challenge are not touched', async () => {
    const id = await site.makeOpenChallenge(gameId);
    const other = await site.makeOpenChallenge(gameId);
    const [flag] = (await get(other)).flags;
    expect(await site.staff('DELETE', `${challenges}/${id}/flags/${flag.id}`)).toBe('NotFound');
    expect((await get(other)).flags).toEqual([flag]);
  });

  test('never leave an open challenge without one, whatever happens at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await site.makeChallenge(gameId);
      await addFlags(id, { flag: 'flag{knots}' });
      const [flag] = (await get(id)).flags;
      await Promise.all([
        put(id, { isEnabled: true }),
        site.request(site.admin, 'DELETE', `${challenges}/${id}/flags/${flag.id}`),
      ]);
      expect(await get(id)).toMatchObject({ isEnabled: false, flags: [] });
    }
  });
});
