import { AppError } from '../../domain/app-error.ts';
import type { OperationId } from '@halyard/sdk/operations';
import { MISSING_IMAGE } from '../../modules/containers/testing/fake-engine.ts';
import { whileStarting } from './pending.ts';
import { standAtTheGate } from './play.ts';
import { NOWHERE, type Player, type Stage } from '../stage.ts';
import type { Ask, Scenarios } from './scenario.ts';

const IMAGE = 'registry.example/echo';
const CONTAINER = { type: 'DynamicContainer' as const, container_image: IMAGE };
const UNKNOWN = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';

type Own = 'createContainer' | 'extendContainer' | 'deleteContainer';

export const containerScenarios = {
  async createContainer(ask, stage) {
    const { gameId, as, params } = await prepare(stage, { container_limit: 1 });
    const other = await stage.challenge(gameId, CONTAINER);
    const missing = await prepare(stage, {}, MISSING_IMAGE);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { as, params }));
    await whileExposed(stage, () => ask('CONTAINERS_PAUSED', { as, params }));
    await ask(200, { as, params });
    await ask('CONTAINER_RUNNING', { as, params });
    await ask('CONTAINER_LIMIT_REACHED', { as, params: { gameId, challengeId: other } });
    await ask('CONTAINER_FAILED', { as: missing.as, params: missing.params });
    await refuseOthers(ask, stage);
  },
  async extendContainer(ask, stage) {
    const { as, params } = await start(stage);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { as, params }));
    await ask('EXTENSION_TOO_EARLY', { as, params });
    await setStop(stage, params.challengeId);
    await ask(200, { as, params });
    const without = await prepare(stage);
    await ask('CONTAINER_NOT_FOUND', { as: without.as, params: without.params });
    await refuseOthers(ask, stage);
  },
  async deleteContainer(ask, stage) {
    const { as, params } = await start(stage);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { as, params }));
    await stage.site.db.deleteFrom('container_pauses').execute();
    await whileAway(stage, () => ask('CONTAINER_FAILED', { as, params }));
    await ask(200, { as, params });
    await ask('CONTAINER_NOT_FOUND', { as, params });
    await refuseOthers(ask, stage);
  },
  async listOwnInstances(ask, stage) {
    const { as, params } = await start(stage);
    const request = { as, params: { gameId: params.gameId } };
    await ask(200, request);
    await whileStarting(stage, params.challengeId, () => ask(200, request));
    const missing = await prepare(stage, {}, MISSING_IMAGE);
    await ask(200, { as: missing.as, params: { gameId: missing.gameId } });
    await standAtTheGate(stage, (code, player) =>
      ask(code, { as: player.as, params: { gameId: player.gameId } }),
    );
  },
  async createTestContainer(ask, stage) {
    const { params } = await prepare(stage);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { params }));
    await whileExposed(stage, () => ask('CONTAINERS_NOT_ISOLATED', { params }));
    await ask(200, { params });
    const missing = await prepare(stage, {}, MISSING_IMAGE);
    await ask('CONTAINER_FAILED', { params: missing.params });
    const { gameId } = params;
    const plain = await stage.challenge(gameId);
    await ask('CONTAINER_NOT_POSSIBLE', { params: { gameId, challengeId: plain } });
    await ask('CHALLENGE_NOT_FOUND', { params: { gameId, challengeId: NOWHERE } });
  },
  async deleteTestContainer(ask, stage) {
    const { params } = await prepare(stage);
    await startTest(stage, params);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { params }));
    await whileAway(stage, () => ask('CONTAINER_FAILED', { params }));
    await ask(200, { params });
    await ask('CHALLENGE_NOT_FOUND', { params: { ...params, challengeId: NOWHERE } });
  },
  async listInstances(ask, stage) {
    const { params } = await start(stage);
    await startTest(stage, params);
    const missing = await prepare(stage, {}, MISSING_IMAGE);
    await call(stage, missing.as, missing.params);
    await ask(200);
    await ask(200, { query: { all: 'true' } });
    await whileStarting(stage, missing.params.challengeId, () =>
      ask(200, { query: { all: 'true' } }),
    );
    // It belongs to no game: that was deleted, and it is not removed yet.
    await stage.site.db
      .updateTable('containers')
      .set({ participation_id: null, challenge_id: null })
      .where('challenge_id', '=', params.challengeId)
      .where('is_test', '=', false)
      .execute();
    await ask(200);
  },
  async destroyInstance(ask, stage) {
    const { params } = await start(stage);
    const id = await idOf(stage, params.challengeId);
    await whileOff(stage, () => ask('CONTAINERS_DISABLED', { params: { containerId: id } }));
    await whileAway(stage, () => ask('CONTAINER_FAILED', { params: { containerId: id } }));
    await ask(200, { params: { containerId: id } });
    await ask('CONTAINER_NOT_FOUND', { params: { containerId: UNKNOWN } });
  },
  async getContainerState(ask) {
    await ask(200);
  },
  async listGameImages(ask, stage) {
    const { gameId } = await prepare(stage);
    await stage.site.containers.prepareImages();
    await ask(200, { params: { gameId } });
    await ask('GAME_NOT_FOUND', { params: { gameId: NOWHERE } });
  },
  async takeOverContainers(ask, stage) {
    await whileOff(stage, () => ask('CONTAINERS_DISABLED'));
    await whileAway(stage, () => ask('CONTAINER_FAILED'));
    await ask(200);
  },
  async getInstanceLog(ask, stage) {
    await read(stage, ask);
  },
  async getInstanceLoad(ask, stage) {
    await read(stage, ask);
  },
} satisfies Scenarios;

/** Reads what an instance writes or takes. */
async function read<O extends 'getInstanceLog' | 'getInstanceLoad'>(
  stage: Stage,
  ask: Ask<O>,
): Promise<void> {
  const id = await idOf(stage, (await start(stage)).params.challengeId);
  const about = (containerId: string) => ({ params: { containerId } }) as Parameters<Ask<O>>[1];
  await whileOff(stage, () => ask('CONTAINERS_DISABLED', about(id)));
  await whileAway(stage, () => ask('CONTAINER_FAILED', about(id)));
  await ask(200, about(id));
  await ask('CONTAINER_NOT_FOUND', about(UNKNOWN));
}

async function idOf(stage: Stage, challengeId: number): Promise<string> {
  const { id } = await stage.site.db
    .selectFrom('containers')
    .select('id')
    .where('challenge_id', '=', challengeId)
    .executeTakeFirstOrThrow();
  return id;
}

/** A team in a running game with a challenge that runs in a container. */
async function prepare(
  stage: Stage,
  game: Parameters<Stage['game']>[0] = {},
  image: string = IMAGE,
) {
  const player = await stage.player({ gameId: await stage.game(game) });
  const { gameId, as } = player;
  const challengeId = await stage.challenge(gameId, { ...CONTAINER, container_image: image });
  return { gameId, as, params: { gameId, challengeId } };
}

async function start(stage: Stage) {
  const prepared = await prepare(stage);
  await call(stage, prepared.as, prepared.params);
  return prepared;
}

interface Params {
  gameId: number;
  challengeId: number;
}

async function call(stage: Stage, as: string, { gameId, challengeId }: Params): Promise<void> {
  const url = `/api/game/${gameId}/container/${challengeId}`;
  await stage.send('POST', url, as);
}

async function startTest(stage: Stage, { gameId, challengeId }: Params): Promise<void> {
  await stage.send('POST', `/api/edit/games/${gameId}/challenges/${challengeId}/container`);
}

/** Lets the container of a challenge end within the time in which it may be extended. */
async function setStop(stage: Stage, challengeId: number): Promise<void> {
  await stage.site.db
    .updateTable('containers')
    .set({ stop_at: new Date(Date.now() + 60_000) })
    .where('challenge_id', '=', challengeId)
    .execute();
}

/** What all calls of a team refuse. */
async function refuseOthers<O extends Own & OperationId>(ask: Ask<O>, stage: Stage): Promise<void> {
  const { gameId, as } = await stage.player();
  const plain = await stage.challenge(gameId);
  const refuse = (code: Parameters<Ask<O>>[0], player: Pick<Player, 'as'>, params: Params) =>
    ask(code, { as: player.as, params } as Parameters<Ask<O>>[1]);
  await refuse('CONTAINER_NOT_POSSIBLE', { as }, { gameId, challengeId: plain });
  await refuse('CHALLENGE_NOT_FOUND', { as }, { gameId, challengeId: NOWHERE });
  await standAtTheGate(stage, (code, player) =>
    refuse(code, player, { gameId: player.gameId, challengeId: plain }),
  );
}

/** As if the site had no engine. */
async function whileOff(stage: Stage, work: () => Promise<unknown>): Promise<void> {
  const { containers } = stage.site;
  const { checkOn, findEngine, findHeldEngine } = containers;
  containers.checkOn = () => {
    throw new AppError('CONTAINERS_DISABLED');
  };
  containers.findEngine = async () => containers.checkOn() as never;
  containers.findHeldEngine = containers.findEngine;
  await work().finally(() => Object.assign(containers, { checkOn, findEngine, findHeldEngine }));
}

/** As if containers reached the engine's machine. */
async function whileExposed(stage: Stage, work: () => Promise<unknown>): Promise<void> {
  const { containers } = stage.site;
  const { mayStart } = containers;
  containers.mayStart = async () => false;
  await work().finally(() => (containers.mayStart = mayStart));
}

/** As if the engine did not answer. */
async function whileAway(stage: Stage, work: () => Promise<unknown>): Promise<void> {
  const { state } = stage.site.engine;
  state.isAway = true;
  await work().finally(() => (state.isAway = false));
}
