import { buffer } from 'node:stream/consumers';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { createStorage } from '../../platform/storage.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { exportGame } from './service-export.ts';
import { makeFullGame } from './testing/full-game.ts';
import { contentsOf, createPackageSite, GAMES } from './testing/package-site.ts';

const database = await createTestDatabase();
const site = await createPackageSite(database);

/** Calls `act` once, after the first query that answers with rows in an order. */
function afterTheList(act: () => Promise<unknown>): KyselyPlugin {
  let hasActed = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasActed && result.rows.some((row) => 'position' in row)) {
        hasActed = true;
        await act();
      }
      return result;
    },
  };
}

test('a package is of one moment: no division names a challenge that is not in it', async () => {
  const gameId = await makeFullGame(site);
  const addBoth = async () => {
    const challengeId = await site.makeChallenge(gameId, { title: 'Late Arrival' });
    await site.staff('POST', `${GAMES}/${gameId}/divisions`, {
      name: 'Late',
      challengeConfigs: [{ challengeId, permissions: 0 }],
    });
  };
  const db = database.db.withPlugin(afterTheList(addBoth));
  const storage = await createStorage(site.folder);
  const { archive } = await exportGame({ db, clock: Date.now, storage }, gameId);
  const packed = await buffer(archive);
  expect(await site.staff('GET', `${GAMES}/${gameId}/challenges`)).toHaveLength(5);
  const { documents } = await contentsOf(packed);
  expect(JSON.stringify(documents)).not.toContain('Late');
  expect(await site.importGame(Buffer.from(packed))).toBeGreaterThan(gameId);
});
