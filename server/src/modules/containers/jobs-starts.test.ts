import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { CLAIM_MILLISECONDS } from './rules.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);
/** A second process at the same database and engine. */
const other = await createContainerSite(database, fake.engine);

let answer: ReturnType<typeof site.request>;

const statuses = async () => (await site.rows()).map(({ status }) => status);

/** Waits until the engine has not answered so many more attempts. */
async function attempts(count: number): Promise<void> {
  const wanted = fake.refused() + count;
  await expect.poll(fake.refused).toBeGreaterThanOrEqual(wanted);
}

describe('a start while the engine does not answer', () => {
  beforeEach(async () => {
    for (const each of [site, other]) each.clock.set(Date.now());
    await db.deleteFrom('containers').execute();
    for (const name of fake.names()) await fake.engine.remove(name);
    fake.asked.length = 0;
    const gameId = await site.game();
    const challengeId = await site.challenge(gameId);
    const { users } = await site.team(gameId);
    fake.state.isAway = true;
    answer = site.request(users[0] ?? site.admin, 'POST', containerPath(gameId, challengeId));
    // What asks the engine before the row is there is not yet the start.
    await expect.poll(statuses).toEqual(['Pending']);
    await attempts(2);
    expect(await statuses()).toEqual(['Pending']);
  });

  afterEach(async () => {
    fake.state.isAway = false;
    await answer;
    for (const { id } of await site.rows()) await site.containers.settled(id, MINUTE);
  });

  test('waits, and goes on when it does', async () => {
    fake.state.isAway = false;
    await expect.poll(statuses).toEqual(['Running']);
    expect((await answer).statusCode).toBe(200);
    expect(fake.names()).toHaveLength(1);
  });

  test('fails after a minute', async () => {
    site.clock.advance(MINUTE);
    await expect.poll(statuses).toEqual(['Failed']);
    expect((await site.rows()).map(({ failure }) => failure)).toEqual(['EngineUnavailable']);
  });

  test('ends when its row is gone', async () => {
    await db.deleteFrom('containers').execute();
    fake.state.isAway = false;
    expect((await answer).json()).toMatchObject({ code: 'CONTAINER_FAILED' });
    expect(fake.asked).toHaveLength(0);
  });

  test('is left to the process that has taken it over', async () => {
    const [row] = await site.rows();
    other.clock.set(site.clock() + CLAIM_MILLISECONDS + 1);
    await other.containers.sweepAll();
    // The engine is still away, and yet this process gives up.
    await site.containers.settled(row?.id ?? '', 10 * MINUTE);
    fake.state.isAway = false;
    await expect.poll(statuses).toEqual(['Running']);
    await answer;
    expect(fake.names()).toEqual([row?.engine_name]);
    expect(fake.asked).toHaveLength(1);
  });
});
