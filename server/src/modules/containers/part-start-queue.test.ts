import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { CLAIM_MILLISECONDS } from './rules.ts';
import { createFakeEngine, SLOW_IMAGE } from './testing/fake-engine.ts';
import { containerPath, createContainerSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);
/** A second process at the same database and engine. */
const other = await createContainerSite(database, fake.engine);

const AT_ONCE = 4;

let gameId: number;
let challengeIds: number[];

beforeEach(async () => {
  for (const each of [site, other]) each.clock.set(Date.now());
  await db.deleteFrom('containers').execute();
  for (const name of fake.names()) await fake.engine.remove(name);
  fake.asked.length = 0;
  fake.state.holdsStarts = true;
  gameId = await site.game({ container_limit: 0 });
  challengeIds = [];
  for (let index = 0; index < 20; index += 1) challengeIds.push(await site.challenge(gameId));
});

type Site = typeof site;

/** A team that has asked a process for containers of so many challenges, and what it was answered. */
async function teamThatAsks(count: number, at: Site = site) {
  const team = await at.team(gameId);
  await at.tell({ topic: 'game', gameId, body: {} });
  const before = await countRows();
  const send = (id: number) =>
    at.request(team.users[0] ?? site.admin, 'POST', containerPath(gameId, id));
  const answers = Promise.all(challengeIds.slice(0, count).map(send));
  await expect.poll(countRows).toBe(before + count);
  return { ...team, answers };
}

const countRows = async () => (await site.rows()).length;

/** The places of those that wait, by id, once all of them have one. */
async function places(count: number): Promise<Map<string, number>> {
  let found = new Map<string, number>();
  const countPlaced = async () => {
    const waiting = (await site.rows()).filter(({ phase }) => phase === 'Waiting');
    found = new Map(waiting.flatMap(({ id, place }) => (place === null ? [] : [[id, place]])));
    return found.size;
  };
  await expect.poll(countPlaced).toBe(count);
  return found;
}

/** Lets the next container start, and waits until its successor does. */
async function finishOne(): Promise<void> {
  // A container that has a turn calls the engine a moment later.
  await expect.poll(fake.held).toBe(AT_ONCE);
  const before = fake.asked.length;
  fake.finishStart();
  await expect.poll(() => fake.asked.length).toBe(before + 1);
}

async function finishAll(): Promise<void> {
  fake.state.holdsStarts = false;
  const countPending = async () => {
    fake.finishStart();
    return (await site.rows()).filter(({ status }) => status === 'Pending').length;
  };
  await expect.poll(countPending, { timeout: 20_000 }).toBe(0);
}

async function namesOf(participationId: number): Promise<string[]> {
  const rows = await site.rows();
  return rows
    .filter((row) => row.participation_id === participationId)
    .map((row) => row.engine_name);
}

describe('turns at the engine', () => {
  test('go to the first request of a team before the many of another', async () => {
    await teamThatAsks(20);
    await places(20 - AT_ONCE);
    const few = await teamThatAsks(1);
    await places(20 - AT_ONCE + 1);
    await finishOne();
    expect(await namesOf(few.participationId)).toEqual([fake.asked.at(-1)?.name]);
    await finishAll();
  });

  test('are as many for all processes as for one', async () => {
    const teams = [await teamThatAsks(6), await teamThatAsks(6, other)];
    await places(12 - AT_ONCE);
    await expect.poll(fake.held).toBe(AT_ONCE);
    expect(fake.asked).toHaveLength(AT_ONCE);
    await finishAll();
    for (const { answers } of teams)
      expect((await answers).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  });

  test('have places that only fall, also when another team goes first', async () => {
    await teamThatAsks(10);
    const seen = [await places(10 - AT_ONCE)];
    expect(Math.min(...(seen[0]?.values() ?? []))).toBe(1);
    await teamThatAsks(2, other);
    for (let left = 12 - AT_ONCE; left > 0; left -= 1) {
      seen.push(await places(left));
      if (left > 1) await finishOne();
    }
    for (const [index, now] of seen.entries()) {
      const before = seen[index - 1] ?? new Map<string, number>();
      for (const [id, place] of now) expect(place).toBeLessThanOrEqual(before.get(id) ?? place);
    }
    await finishAll();
  });

  test('are kept when the process that waits for them ends', async () => {
    const ending = await createContainerSite(database, fake.engine);
    await teamThatAsks(7, ending);
    const before = await places(7 - AT_ONCE);
    await ending.containers.stop();
    fake.dropStarts();
    other.clock.set(ending.clock() + CLAIM_MILLISECONDS + 1);
    await other.containers.sweepAll();
    expect(await places(7 - AT_ONCE)).toEqual(before);
    await finishAll();
    expect(fake.names()).toHaveLength(7);
    expect((await site.rows()).map(({ status }) => status)).toEqual(Array(7).fill('Running'));
  });

  test('are not taken by what was given up', async () => {
    await teamThatAsks(6);
    const [id] = [...(await places(6 - AT_ONCE)).keys()];
    const name = (await site.rows()).find((row) => row.id === id)?.engine_name;
    expect(
      (await site.request(site.admin, 'DELETE', `/api/admin/instances/${id}`)).statusCode,
    ).toBe(200);
    await finishAll();
    expect(fake.asked.map((spec) => spec.name)).not.toContain(name);
    expect(fake.names()).toHaveLength(5);
  });
});

describe('while a container starts', () => {
  async function startOf(team: Awaited<ReturnType<typeof teamThatAsks>>) {
    const url = `/api/game/${gameId}/challenges/${challengeIds[0]}`;
    const answer = await site.request(team.users[0] ?? site.admin, 'GET', url);
    return answer.json().context.container.start;
  }

  test('a team sees its place', async () => {
    await teamThatAsks(AT_ONCE);
    const team = await teamThatAsks(1);
    await places(1);
    const nothing = { pulledBytes: null, pullBytes: null };
    expect(await startOf(team)).toEqual({ phase: 'Waiting', place: 1, ...nothing });
    await finishOne();
    expect(await startOf(team)).toEqual({ phase: 'Starting', place: null, ...nothing });
    await finishAll();
    expect(await startOf(team)).toBeNull();
  });

  test('a team sees how much of the image has arrived', async () => {
    await db.updateTable('challenges').set({ container_image: SLOW_IMAGE }).execute();
    const team = await teamThatAsks(1);
    await expect.poll(fake.isPulling).toBe(true);
    fake.progress({ receivedBytes: 300, totalBytes: null });
    const pulling = { phase: 'Pulling', place: null };
    await expect
      .poll(() => startOf(team))
      .toEqual({ ...pulling, pulledBytes: 300, pullBytes: null });
    await new Promise((resolve) => setTimeout(resolve, 600));
    fake.progress({ receivedBytes: 500, totalBytes: 900 });
    await expect
      .poll(() => startOf(team))
      .toEqual({ ...pulling, pulledBytes: 500, pullBytes: 900 });
    fake.finishPull();
    await finishAll();
    expect(await startOf(team)).toBeNull();
  });
});
