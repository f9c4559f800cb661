import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { CLAIM_MILLISECONDS } from './rules.ts';
import { createFakeEngine, ENDING_IMAGE } from './testing/fake-engine.ts';
import { containerPath, createContainerSite } from './testing/test-site.ts';

const database = await createTestDatabase();
const { db } = database;
const fake = createFakeEngine();
const site = await createContainerSite(database, fake.engine);
/** A second process at the same database and engine. */
const other = await createContainerSite(database, fake.engine);

const AT_ONCE = 4;

let gameId: number;
let answers: ReturnType<typeof site.request>[] = [];

beforeEach(async () => {
  for (const each of [site, other]) each.clock.set(Date.now());
  await db.deleteFrom('containers').execute();
  for (const name of fake.names()) await fake.engine.remove(name);
  fake.asked.length = 0;
  fake.dropStarts();
  fake.state.holdsStarts = true;
  gameId = await site.game({ container_limit: 0 });
});

afterEach(async () => void (await Promise.all(answers)));

/** Starts containers in the first process; the engine holds as many of them as may start at once. */
async function startHeld(count: number, image = 'harbour/echo'): Promise<void> {
  const { users } = await site.team(gameId);
  const challengeIds = [];
  for (let index = 0; index < count; index += 1)
    challengeIds.push(await site.challenge(gameId, { container_image: image }));
  await site.tell({ topic: 'game', gameId, body: {} });
  answers = challengeIds.map((id) =>
    site.request(users[0] ?? site.admin, 'POST', containerPath(gameId, id)),
  );
  await expect.poll(fake.held).toBe(Math.min(count, AT_ONCE));
  await expect.poll(async () => (await site.rows()).length).toBe(count);
}

/** Lets the second process take over the starts that the first one has held for too long. */
async function takeOver(): Promise<void> {
  other.clock.set(site.clock() + CLAIM_MILLISECONDS + 1);
  await other.containers.sweepAll();
}

const ids = async () => (await site.rows()).map(({ id }) => id);
const names = async () => (await site.rows()).map(({ engine_name }) => engine_name);
const statuses = async () => (await site.rows()).map(({ status }) => status);

/** Answers what the first process still waits for. */
async function answerFirst(): Promise<void> {
  const held = await ids();
  fake.finishStart();
  for (const id of held) await site.containers.settled(id, 10_000);
}

const reaches = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => resolve(true));
    socket.on('close', () => socket.destroy());
  });

describe('a process whose claim on a start has run out', () => {
  test('leaves the container of the next one alone when its own start fails', async () => {
    await startHeld(1);
    fake.state.holdsStarts = false;
    await takeOver();
    await expect.poll(statuses).toEqual(['Running']);
    await answerFirst();
    expect(await statuses()).toEqual(['Running']);
    expect(fake.names()).toEqual(await names());
    const [row] = await site.rows();
    expect(await reaches(row?.port ?? 0)).toBe(true);
    expect(await site.events(gameId)).toEqual(['ContainerStart']);
  });

  test('does not fail the start of the next one', async () => {
    await startHeld(1, ENDING_IMAGE);
    await takeOver();
    await expect.poll(fake.held).toBe(2);
    await answerFirst();
    expect(await statuses()).toEqual(['Pending']);
    expect(fake.names()).toEqual(await names());
    fake.finishStart();
    await expect.poll(statuses).toEqual(['Failed']);
  });

  test('does not store that its container runs', async () => {
    await startHeld(1);
    await takeOver();
    await expect.poll(fake.held).toBe(2);
    await answerFirst();
    expect(await statuses()).toEqual(['Pending']);
    expect(await site.events(gameId)).toEqual([]);
    fake.finishStart();
    await expect.poll(statuses).not.toEqual(['Pending']);
  });

  test('starts nothing when the turn comes for which it waited', async () => {
    await startHeld(AT_ONCE + 1);
    const waits = async () => (await site.rows()).find(({ phase }) => phase === 'Waiting');
    await expect.poll(waits).toBeDefined();
    const id = (await waits())?.id ?? '';
    await db.updateTable('containers').set({ claim: 2 }).where('id', '=', id).execute();
    fake.state.holdsStarts = false;
    for (let held = 0; held < AT_ONCE; held += 1) fake.finishStart();
    await site.containers.settled(id, 10_000);
    expect(fake.asked).toHaveLength(AT_ONCE);
    expect((await waits())?.id).toBe(id);
  });
});
