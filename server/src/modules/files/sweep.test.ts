import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createWrites } from '../../platform/write.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createGameSite } from '../games/testing/test-site.ts';
import { sweepContents } from './service-release.ts';
import { keepStored, storeContent } from './service.ts';

const database = await createTestDatabase();
const { db } = database;
const site = await createGameSite(database);
const { write } = createWrites({ db, bus: { deliver: () => undefined } });
const storage = await createStorage(site.folder);
const deps = { write, storage };
const HOUR = 3_600_000;

function stored(): string[] {
  return readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(site.folder, name)).isFile(),
  );
}

test('removes what a server stored that ended before it was used, after an hour', async () => {
  const used = await storeContent(deps, Buffer.from('used'));
  const kept = { ...used, name: 'used.txt' };
  await write(null, (tx) => keepStored(storage, tx, [kept], site.admin));
  const lost = await storeContent(deps, Buffer.from('lost'));
  writeFileSync(join(site.folder, 'incoming', 'draft'), 'cut off');
  await sweepContents(deps, new Date());
  expect(stored()).toHaveLength(3);
  expect(await storage.open(lost.hash).then((found) => found?.stream.destroy())).toBeDefined();

  await sweepContents(deps, new Date(Date.now() + 2 * HOUR));
  expect(stored()).toEqual([join(used.hash.slice(0, 2), used.hash)]);
  expect(await db.selectFrom('unclaimed_contents').selectAll().execute()).toEqual([]);
});

test('announces a content before it is put into place', async () => {
  const before = stored();
  const refuse = { storage, write: () => Promise.reject(new Error('no database')) };
  await expect(storeContent(refuse, Buffer.from('new'))).rejects.toThrow('no database');
  expect(stored()).toEqual(before);
});
