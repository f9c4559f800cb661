import { randomBytes } from 'node:crypto';
import fs, { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type CapturePlace, createCaptureFiles } from './part-files.ts';
import { fileHeader, udpRecord } from './part-packets.ts';

const folder = await mkdtemp(join(tmpdir(), 'captures-'));
const files = createCaptureFiles(folder);
const place: CapturePlace = { challengeId: 1, participationId: 2, fileName: 'one.pcap.gz' };
const placeFolder = join(folder, '1', '2');

afterAll(() => rm(folder, { recursive: true }));

/** A draft that takes some tenths of a second to compress. */
async function writeDraft(): Promise<void> {
  const end = { address: Buffer.from([192, 0, 2, 1]), port: 9 };
  const record = () => udpRecord({ from: end, to: end, time: 0, payload: randomBytes(32_768) });
  await (await files.createDraft(place)).close();
  const parts = [fileHeader(), ...Array.from({ length: 256 }, record)];
  await writeFile(join(placeFolder, 'one.pcap'), Buffer.concat(parts));
}

test('a file is compressed, and its draft stays', async () => {
  await writeDraft();
  expect(await files.pack(place)).toBeGreaterThan(256 * 32_768);
  expect((await readdir(placeFolder)).toSorted()).toEqual(['one.pcap', 'one.pcap.gz']);
  await files.remove(place);
  expect(await readdir(placeFolder)).toEqual([]);
});

/** Lets modules that import a function of `node:fs/promises` by its name call the given one until the test ends. */
function replaceCall(replacement: { mockRestore: () => void }): void {
  syncBuiltinESMExports();
  onTestFinished(() => {
    replacement.mockRestore();
    syncBuiltinESMExports();
  });
}

test('a file that is removed while it is compressed is none', async () => {
  await writeDraft();
  const begun = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const move = rename;
  replaceCall(
    vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      begun.resolve();
      await removed.promise;
      await move(from, to);
    }),
  );
  const packed = files.pack(place);
  await begun.promise;
  await files.remove(place);
  await files.removeFolders(place.challengeId);
  removed.resolve();
  expect(await packed).toBeNull();
  expect(await readdir(folder)).toEqual([]);
});

test('a compression that ends while its file is removed does not bring it back', async () => {
  await writeDraft();
  const packed = files.pack(place);
  const remove = rm;
  replaceCall(
    vi.spyOn(fs, 'rm').mockImplementation(async (path, options) => {
      if (String(path).endsWith('.part')) await packed;
      await remove(path, options);
    }),
  );
  await files.remove(place);
  expect(await packed).not.toBeNull();
  expect(await readdir(placeFolder)).toEqual([]);
});
