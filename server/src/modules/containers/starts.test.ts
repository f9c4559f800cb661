import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);

let answer: ReturnType<typeof site.request>;

const statuses = async () => (await site.rows()).map(({ status }) => status);

/** Waits until the engine has not answered so many more attempts. */
async function attempts(count: number): Promise<void> {
  const wanted = fake.refused() + count;
  await expect.poll(fake.refused).toBeGreaterThanOrEqual(wanted);
}

describe('a start while the engine does not answer', () => {
  beforeEach(async () => {
    site.clock.set(Date.now());
    await db.deleteFrom('containers').execute();
    for (const id of fake.ids()) await fake.engine.remove(id);
    fake.asked.length = 0;
    const gameId = await site.game();
    const challengeId = await site.challenge(gameId);
    const { users } = await site.team(gameId);
    fake.state.isAway = true;
    answer = site.request(users[0] ?? site.admin, 'POST', containerPath(gameId, challengeId));
    await attempts(2);
    expect(await statuses()).toEqual(['Pending']);
  });

  afterEach(() => void (fake.state.isAway = false));

  test('waits, and goes on when it does', async () => {
    fake.state.isAway = false;
    expect((await answer).statusCode).toBe(200);
    expect(await statuses()).toEqual(['Running']);
    expect(fake.ids()).toHaveLength(1);
  });

  test('fails after a minute', async () => {
    site.clock.advance(MINUTE);
    expect((await answer).json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    expect((await site.rows()).map(({ failure }) => failure)).toEqual(['EngineUnavailable']);
  });

  test('ends when its row is gone', async () => {
    await db.deleteFrom('containers').execute();
    fake.state.isAway = false;
    expect((await answer).json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    expect(fake.asked).toHaveLength(0);
  });

  test('leaves alone what another process has started meanwhile', async () => {
    const [row] = await site.rows();
    const id = row?.id ?? '';
    fake.state.isAway = false;
    const started = fake.engine.start({
      id,
      image: 'harbour/echo',
      memoryMegabytes: 64,
      cpuTenths: 1,
      storageMegabytes: 0,
      port: 80,
      networkMode: 'Open',
      variables: {},
    });
    // The attempts of this process meet it again when the row says that it runs.
    fake.state.isAway = true;
    await started;
    await db.updateTable('containers').set({ status: 'Running' }).where('id', '=', id).execute();
    fake.state.isAway = false;
    expect((await answer).statusCode).toBe(200);
    expect(fake.ids()).toEqual([id]);
  });
});
