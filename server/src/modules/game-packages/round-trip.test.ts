import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { essenceOf } from './testing/essence.ts';
import { makeFullGame } from './testing/full-game.ts';
import { contentsOf, createPackageSite, GAMES, LIMIT } from './testing/package-site.ts';
import { zipOf } from './testing/zip.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createPackageSite(database);

describe('a round trip', () => {
  test('restores all that organisers have written, hidden and disabled', async () => {
    const gameId = await makeFullGame(site);
    const { archive, headers } = await site.exportGame(gameId);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Harbour-CTF-export-\d{8}-\d{6}\.zip"$/,
    );
    const before = await contentsOf(archive);
    expect(before.documents['halyard.json'].lostFiles).toEqual([]);
    const copy = await site.importGame(archive);
    const after = await contentsOf((await site.exportGame(copy)).archive);
    expect(essenceOf(after.documents)).toEqual(essenceOf(before.documents));
    const filesOf = (files: object) =>
      Object.keys(files)
        .filter((name) => name.startsWith('files/'))
        .toSorted();
    expect(filesOf(after.files)).toEqual(filesOf(before.files));
    expect(filesOf(after.files)).toHaveLength(3);
    expect(before.documents['halyard.json'].notices).toHaveLength(2);
    const game = await site.staff('GET', `${GAMES}/${copy}`);
    expect(game.hidden).toBe(true);
    expect(game.publicKey).not.toBe((await site.staff('GET', `${GAMES}/${gameId}`)).publicKey);
    const noticesOf = async (id: number) => {
      const notices = await site.staff('GET', `${GAMES}/${id}/notices`);
      return notices.map(({ id: _id, ...notice }: { id: number }) => notice);
    };
    expect(await noticesOf(copy)).toEqual(await noticesOf(gameId));
    const challenges = await site.staff('GET', `${GAMES}/${copy}/challenges`);
    expect(challenges.map((one: { isEnabled: boolean }) => one.isEnabled)).toEqual(
      Array(4).fill(false),
    );
  });

  test('keeps a challenge that is worth nothing, as 1 where other platforms read it', async () => {
    const gameId = await makeFullGame(site);
    const [challenge] = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
    const place = `${GAMES}/${gameId}/challenges/${challenge.id}`;
    await site.staff('PUT', place, { originalScore: 0 });
    const { archive } = await site.exportGame(gameId);
    const { documents } = await contentsOf(archive);
    expect(documents[`challenges/challenge-${challenge.id}.json`].scoring.original).toBe(1);
    const copy = await site.importGame(archive);
    const copies = await site.staff('GET', `${GAMES}/${copy}/challenges`);
    const copied = copies.find(({ title }: { title: string }) => title === challenge.title);
    expect(copied).toMatchObject({ originalScore: 0, score: 0 });
  });

  test('keeps flags that are too long for other platforms, which do not get them', async () => {
    const gameId = await makeFullGame(site);
    const [challenge] = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
    expect(challenge.longFlagCount).toBe(0);
    const place = `${GAMES}/${gameId}/challenges/${challenge.id}`;
    const long = ['x'.repeat(128), '😀'.repeat(64), '汉'.repeat(1000)];
    await site.staff('POST', `${place}/flags`, [
      { flag: '😀'.repeat(63) },
      ...long.map((flag) => ({ flag })),
    ]);
    const listed = await site.staff('GET', `${GAMES}/${gameId}/challenges`);
    expect(listed[0].longFlagCount).toBe(3);
    const { archive } = await site.exportGame(gameId);
    const { documents } = await contentsOf(archive);
    const packed = documents[`challenges/challenge-${challenge.id}.json`].flags.static;
    expect(packed.map(({ value }: { value: string }) => value)).toEqual([
      'flag{a}',
      'flag{b}',
      '😀'.repeat(63),
    ]);
    const copy = await site.importGame(archive);
    const copies = await site.staff('GET', `${GAMES}/${copy}/challenges`);
    const copied = copies.find(({ title }: { title: string }) => title === challenge.title);
    const { flags } = await site.staff('GET', `${GAMES}/${copy}/challenges/${copied.id}`);
    expect(flags.map(({ flag }: { flag: string }) => flag)).toEqual([
      'flag{a}',
      'flag{b}',
      '😀'.repeat(63),
      ...long,
    ]);
  });

  test('keeps any text, number and mask', async () => {
    const text = fc
      .string({ maxLength: 40, unit: 'grapheme' })
      .filter((one) => !/[\0\ufeff]/.test(one));
    const named = text.filter((one) => /\S/.test(one));
    const game = fc.record({
      title: named,
      summary: text,
      content: text,
      bloodBonus: fc.constantFrom(0, (1 << 20) + (2 << 10) + 3, 1000),
      practiceMode: fc.boolean(),
      teamMemberCountLimit: fc.integer({ min: 0, max: 50 }),
    });
    const challenge = fc.record({
      title: named,
      content: text,
      hints: fc.array(text, { maxLength: 3 }),
      originalScore: fc.integer({ min: 0, max: 5000 }),
      minScoreRate: fc.double({ min: 0, max: 1, noNaN: true }),
      difficulty: fc.double({ min: 0.1, max: 500, noNaN: true }),
    });
    const mask = fc.integer({ min: 0, max: 2_147_483_647 });
    await fc.assert(
      fc.asyncProperty(
        game,
        fc.array(challenge, { maxLength: 3 }),
        mask,
        async (fields, all, permissions) => {
          const gameId = await site.makeGame(fields);
          const ids = [];
          for (const one of all) {
            const id = await site.makeChallenge(gameId, { title: one.title });
            await site.staff('PUT', `${GAMES}/${gameId}/challenges/${id}`, one);
            ids.push(id);
          }
          await site.staff('POST', `${GAMES}/${gameId}/divisions`, {
            name: 'Any',
            defaultPermissions: permissions,
            challengeConfigs: ids.map((challengeId) => ({ challengeId, permissions })),
          });
          const { archive } = await site.exportGame(gameId);
          const copy = await site.importGame(archive);
          const after = await contentsOf((await site.exportGame(copy)).archive);
          expect(essenceOf(after.documents)).toEqual(
            essenceOf((await contentsOf(archive)).documents),
          );
        },
      ),
      { numRuns: 15 },
    );
  });
});

test('a game comes back with more flags in a challenge than one call adds', async () => {
  const large = await createPackageSite(database, 64 * LIMIT);
  const gameId = await large.makeGame({ title: 'Many' });
  const id = await large.makeChallenge(gameId, { type: 'DynamicAttachment' });
  for (const [part, count] of [5000, 5000, 2000].entries()) {
    const flags = Array.from({ length: count }, (_, place) => ({
      flag: `flag{${part}_${place}_${'a'.repeat(40)}}`,
      attachmentType: 'Remote',
      remoteUrl: `https://files.example/${'b'.repeat(64)}/${part}/${place}`,
    }));
    await large.staff('POST', `${GAMES}/${gameId}/challenges/${id}/flags`, flags);
  }
  const { archive } = await large.exportGame(gameId);
  const copy = await large.importGame(archive);
  const after = await contentsOf((await large.exportGame(copy)).archive);
  const before = await contentsOf(archive);
  expect(before.documents['halyard.json'].challenges[0].flags).toHaveLength(12_000);
  expect(essenceOf(after.documents)).toEqual(essenceOf(before.documents));
});

test('many files pass through an import and an export without a warning of the process', async () => {
  const warnings: Error[] = [];
  const keep = (warning: Error) => warnings.push(warning);
  process.on('warning', keep);
  try {
    const names = Array.from({ length: 24 }, (_, index) => `file-${index}`);
    const folder = Object.fromEntries(names.map((name) => [`a/${name}`, randomBytes(64)]));
    const yaml = `name: Knots\ncategory: misc\nvalue: 100\nfiles: [${names.join(', ')}]\n`;
    await site.importGame(await zipOf({ 'a/challenge.yml': Buffer.from(yaml), ...folder }));
    const gameId = await site.makeGame({ title: 'Files' });
    const id = await site.makeChallenge(gameId, { type: 'DynamicAttachment' });
    const flags = [];
    for (const name of names) {
      const fileHash = await site.upload(randomBytes(64), name);
      flags.push({ flag: `flag{${name}}`, attachmentType: 'Local', fileHash });
    }
    await site.staff('POST', `${GAMES}/${gameId}/challenges/${id}/flags`, flags);
    const { files } = await contentsOf((await site.exportGame(gameId)).archive);
    expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(24);
  } finally {
    process.off('warning', keep);
  }
  expect(warnings).toEqual([]);
});

test('an export names files that the server has lost, and the rest comes back', async () => {
  const gameId = await site.makeGame({ title: 'Lost' });
  const id = await site.makeChallenge(gameId);
  const lost = randomBytes(32).toString('hex');
  const row = await db
    .insertInto('files')
    .values({ hash: lost, name: 'pad.zip', size: 3 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('challenges')
    .set({ attachment_type: 'Local', attachment_file_id: row.id, attachment_name: 'pad.zip' })
    .where('id', '=', id)
    .execute();
  const { archive } = await site.exportGame(gameId);
  const { documents } = await contentsOf(archive);
  expect(documents['halyard.json'].lostFiles).toEqual([lost]);
  expect(documents[`challenges/challenge-${id}.json`].attachment).toBeNull();
  expect(await site.importGame(archive)).toBeGreaterThan(gameId);
});
