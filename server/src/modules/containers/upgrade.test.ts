import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { migrate } from '../../platform/migrate.ts';
import { migrations } from '../../platform/migrations/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { specOf } from './testing/engine-suite.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine, {
  config: { proxy: { ...loadConfig({}).proxy, portMapping: 'PlatformProxy' } },
});

const NAME = '0029-container-names';
const upToThis = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= NAME));

/** Makes the database as the release before has left it: ids of rows were names and entries too. */
async function takeBack(): Promise<void> {
  await sql`update containers set entry = id::text`.execute(db);
  await sql`alter table containers drop column engine_name, drop column is_proxied`.execute(db);
  await sql`delete from settings where key = 'engineNameKey'`.execute(db);
  await sql`delete from kysely_migration where name >= ${NAME}`.execute(db);
}

test('a container that runs during an upgrade keeps its name, and gets a new entry', async () => {
  const gameId = await site.game();
  const challengeId = await site.challenge(gameId);
  const [player = site.admin] = (await site.team(gameId)).users;
  const path = containerPath(gameId, challengeId);
  const { id } = (await site.request(player, 'POST', path)).json();
  for (const name of fake.names()) await fake.engine.remove(name);
  const spec = { ...specOf({ servingImage: 'harbour/echo', port: 80 }), name: id };
  const { published } = await fake.engine.start(spec);
  await db.updateTable('containers').set({ port: published.port }).execute();
  await takeBack();

  await migrate(database.url, upToThis);
  await site.containers.sweepAll();
  expect(fake.names()).toEqual([id]);
  const { context } = (
    await site.request(player, 'GET', `/api/game/${gameId}/challenges/${challengeId}`)
  ).json();
  expect(context).toMatchObject({ container: { id, entry: context.instanceEntry } });
  expect(context.instanceEntry).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const probe = async (entry: string) => (await site.app.inject(`/api/proxy/${entry}`)).statusCode;
  expect([await probe(id), await probe(context.instanceEntry)]).toEqual([404, 200]);

  const log = await site.request(site.admin, 'GET', `/api/ext/admin/instances/${id}/log`);
  expect(log.json()).toEqual({ log: 'listening\n' });
  site.clock.advance(MINUTE);
  expect((await site.request(player, 'DELETE', path)).statusCode).toBe(200);
  expect(fake.names()).toEqual([]);
});
