import type { Stage } from '../stage.ts';
import type { Ask, Scenarios } from './scenario.ts';

const UNKNOWN = '01997a40-1b2c-7d3e-8f40-5a6b7c8d9e0f';
const FOREIGN = { origin: 'https://elsewhere.example' };

export const proxyScenarios = {
  async openProxy(ask, stage) {
    await refuseBasics(ask, stage);
    await behindProxy(stage, async () => {
      const { entry } = await insert(stage, false);
      await ask(200, { params: { entry } });
      await refuseCallers(ask, entry);
    });
  },
  async openTestProxy(ask, stage) {
    await refuseBasics(ask, stage);
    await behindProxy(stage, async () => {
      const { entry } = await insert(stage, true);
      await ask(200, { params: { entry } });
      await refuseCallers(ask, entry);
    });
  },
  async createProxyTicket(ask, stage) {
    await ask('PROXY_DISABLED', { params: { entry: UNKNOWN } });
    await behindProxy(stage, async () => {
      const { id, entry, as } = await insert(stage, false);
      await ask(200, { as, params: { entry } });
      await ask(200, { params: { entry } });
      // Staff may send what they are shown.
      await ask(200, { params: { entry: id } });
      await ask('CONTAINER_NOT_FOUND', { as, params: { entry: id } });
      const { as: other } = await stage.player();
      await ask('CONTAINER_NOT_FOUND', { as: other, params: { entry } });
    });
  },
} satisfies Scenarios;

type Open = 'openProxy' | 'openTestProxy';

async function refuseBasics(ask: Ask<Open>, stage: Stage) {
  const params = { entry: UNKNOWN };
  await ask('PROXY_DISABLED', { params });
  await behindProxy(stage, () => ask('NOT_FOUND', { params }));
}

async function refuseCallers(ask: Ask<Open>, entry: string) {
  const params = { entry };
  await ask('ORIGIN_REFUSED', { params, headers: FOREIGN });
  const rebound = { host: 'rebound.example', upgrade: 'websocket' };
  await ask('HOST_REFUSED', { params, headers: rebound });
  await ask('FORBIDDEN', { params, query: { ticket: 'forged' } });
}

/** As if the site had been started with the other port mapping. */
async function behindProxy(stage: Stage, work: () => Promise<unknown>): Promise<void> {
  const { proxySettings } = stage.site;
  Object.assign(proxySettings, { portMapping: 'PlatformProxy' });
  await work().finally(() => Object.assign(proxySettings, { portMapping: 'Default' }));
}

/** A running container that was started for the proxy. */
async function insert(stage: Stage, isTest: boolean) {
  const { gameId, participationId, as } = await stage.player();
  const challengeId = await stage.challenge(gameId, { type: 'StaticContainer' });
  const [id, entry] = [crypto.randomUUID(), crypto.randomUUID()];
  await stage.site.db
    .insertInto('containers')
    .values({
      id,
      engine_name: id,
      is_test: isTest,
      participation_id: isTest ? null : participationId,
      challenge_id: challengeId,
      status: 'Running',
      image: 'registry.example/echo',
      entry,
      is_proxied: true,
      started_at: new Date(),
      stop_at: new Date(Date.now() + 3_600_000),
      claimed_until: new Date(),
    })
    .execute();
  return { id, entry, as };
}
