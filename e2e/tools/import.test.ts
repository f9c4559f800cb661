import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getEditGame, getImportReport, importGame, listEditChallenges } from '@halyard/sdk';
import { zipSync } from 'fflate';
import { expect, inject, test } from 'vitest';
import { signInAdministrator } from '../fixtures/accounts.ts';

const FOLDER = fileURLToPath(new URL('challenges', import.meta.url));

async function zipFolder(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const named = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), new Uint8Array(await readFile(path))] as const;
    }),
  );
  return new Uint8Array(zipSync(Object.fromEntries(named)));
}

test('a folder of ctfcli challenges becomes a game, with a report', async () => {
  const { client } = await signInAdministrator(inject('siteUrl'));
  const file = new File([await zipFolder(FOLDER)], 'Harbour school.zip', {
    type: 'application/zip',
  });
  const gameId = await importGame({ file }, { client });
  expect(await getEditGame(gameId, { client })).toMatchObject({
    title: 'Harbour school',
    hidden: true,
  });
  const challenges = await listEditChallenges(gameId, { client });
  expect(challenges.map(({ title }) => title).toSorted()).toEqual([
    'Ghost Ship',
    'Lighthouse',
    'Loose Knot',
    'Rope Locker',
    'Two Tides',
  ]);
  expect(challenges.filter(({ isEnabled }) => isEnabled)).toEqual([]);
  const report = await getImportReport(gameId, { client });
  expect(report.source).toBe('Ctfcli');
  expect(report.notes.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['HINTS_WITH_COST', 'FLAGS_NOT_STATIC', 'REQUIREMENTS_NOT_SUPPORTED']),
  );
});
