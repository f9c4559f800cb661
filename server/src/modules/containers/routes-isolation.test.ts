import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { loadConfig } from '../../config.ts';
import { createFakeEngine } from './testing/fake-engine.ts';
import { containerPath, createContainerSite, MINUTE } from './testing/test-site.ts';

const OPEN = ['172.18.0.1'];
const STATE = '/api/ext/admin/containers';

describe('the state of the site', () => {
  async function stateWith(reachable?: string[]) {
    const { engine } = createFakeEngine();
    const site = await createContainerSite(await createTestDatabase(), {
      ...engine,
      ...(reachable && { findReachable: async () => reachable }),
    });
    const parts = (await site.request(site.admin, 'GET', '/api/ext/admin/state')).json();
    return parts.find(({ part }: { part: string }) => part === 'Containers');
  }

  test.each([
    ['closed', [], { state: 'Ready', reason: null, addresses: [] }],
    [
      'open',
      ['169.254.169.254'],
      {
        state: 'NeedsAttention',
        reason: 'ContainersNotEnforced',
        addresses: ['169.254.169.254'],
      },
    ],
    [
      'unknown',
      undefined,
      { state: 'NeedsAttention', reason: 'ContainersNotChecked', addresses: [] },
    ],
  ])('says that the machine is %s to containers', async (_name, reachable, expected) => {
    expect(await stateWith(reachable)).toMatchObject(expected);
  });
});

describe('while containers reach the machine that runs them', () => {
  const setUp = async () => {
    const database = await createTestDatabase();
    const fake = createFakeEngine();
    const reachable: string[] = [];
    /** A process, which checks when it is first asked to start a container. */
    const open = (options: Parameters<typeof createContainerSite>[2] = {}) =>
      createContainerSite(
        database,
        { ...fake.engine, findReachable: async () => [...reachable] },
        options,
      );
    return { database, fake, reachable, open };
  };
  type Site = Awaited<ReturnType<typeof createContainerSite>>;

  /** What a new team is answered that starts a container. */
  async function start(site: Site, gameId: number) {
    const challengeId = await site.challenge(gameId);
    const [player = site.admin] = (await site.team(gameId)).users;
    await site.tell({ topic: 'game', gameId, body: {} });
    return (await site.request(player, 'POST', containerPath(gameId, challengeId))).json();
  }

  async function startTest(site: Site, gameId: number) {
    const path = `/api/edit/games/${gameId}/challenges/${await site.challenge(gameId)}/container`;
    return (await site.request(site.admin, 'POST', path)).json();
  }

  const state = async (site: Site) => (await site.request(site.admin, 'GET', STATE)).json();

  test('none of a game starts, and no test container', async () => {
    const { fake, reachable, open } = await setUp();
    reachable.push(...OPEN);
    const site = await open();
    const gameId = await site.game();
    expect(await start(site, gameId)).toMatchObject({ code: 'CONTAINERS_PAUSED' });
    expect(await startTest(site, gameId)).toMatchObject({ code: 'CONTAINERS_NOT_ISOLATED' });
    expect(fake.asked).toEqual([]);
    expect(await site.rows()).toEqual([]);
    expect(await state(site)).toMatchObject({
      isolation: 'Exposed',
      addresses: OPEN,
      isolationRequired: true,
    });
  });

  test('a game that was running before goes on, and those that begin then do not', async () => {
    const { reachable, open } = await setUp();
    const before = await open();
    const gameId = await before.game();
    expect(await start(before, gameId)).toMatchObject({ status: 'Running' });

    reachable.push(...OPEN);
    const site = await open();
    expect(await start(site, gameId)).toMatchObject({ status: 'Running' });
    expect(await startTest(site, gameId)).toMatchObject({ code: 'CONTAINERS_NOT_ISOLATED' });
    site.clock.advance(2 * MINUTE);
    const later = await site.game({ starts_at: new Date(site.clock() - MINUTE) });
    expect(await start(site, later)).toMatchObject({ code: 'CONTAINERS_PAUSED' });
    // What one process has found counts for all.
    before.clock.set(site.clock());
    expect(await start(before, later)).toMatchObject({ code: 'CONTAINERS_PAUSED' });
    const lines = (await site.request(site.admin, 'GET', '/api/admin/logs?count=50')).json();
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'Error',
        msg: expect.stringContaining('172.18.0.1') as unknown,
      }),
    );

    reachable.length = 0;
    const closed = await open();
    closed.clock.set(site.clock());
    expect(await start(closed, later)).toMatchObject({ status: 'Running' });
    expect(await state(closed)).toMatchObject({ isolation: 'Isolated', addresses: [] });
  });

  test('practice after the end of a game does not go on', async () => {
    const { reachable, open } = await setUp();
    const before = await open();
    const gameId = await before.game({ practice_mode: true });
    await start(before, gameId);
    reachable.push(...OPEN);
    const site = await open();
    expect(await start(site, gameId)).toMatchObject({ status: 'Running' });
    site.clock.advance(2 * 24 * 60 * MINUTE);
    expect(await start(site, gameId)).toMatchObject({ code: 'CONTAINERS_PAUSED' });
  });

  test('they start where the setting allows it, which staff are told', async () => {
    const { reachable, open } = await setUp();
    reachable.push(...OPEN);
    const { containers } = loadConfig({
      CONTAINER_ENGINE: 'Docker',
      CONTAINER_ALLOW_UNISOLATED: 'on',
    });
    const site = await open({ config: { containers } });
    const gameId = await site.game();
    expect(await start(site, gameId)).toMatchObject({ status: 'Running' });
    expect(await startTest(site, gameId)).toMatchObject({ status: 'Running' });
    expect(await state(site)).toMatchObject({ isolationRequired: false });
    const parts = (await site.request(site.admin, 'GET', '/api/ext/admin/state')).json();
    expect(parts).toContainEqual({
      part: 'Containers',
      state: 'NeedsAttention',
      reason: 'ContainersAllowed',
      addresses: OPEN,
    });
    // The check of the page is known to all pages.
    expect(await state(site)).toMatchObject({ isolation: 'Exposed', addresses: OPEN });
  });
});

test('an engine that cannot be checked holds nothing up', async () => {
  const { engine } = createFakeEngine();
  const site = await createContainerSite(await createTestDatabase(), engine);
  const gameId = await site.game();
  const challengeId = await site.challenge(gameId);
  const [player = site.admin] = (await site.team(gameId)).users;
  const answer = await site.request(player, 'POST', containerPath(gameId, challengeId));
  expect(answer.json()).toMatchObject({ status: 'Running' });
  expect((await site.request(site.admin, 'GET', STATE)).json()).toEqual({
    holder: 'Held',
    isolation: 'NotChecked',
    addresses: [],
    isolationRequired: true,
    storageLimit: 'Measured',
    storageSeconds: 60,
  });
});
