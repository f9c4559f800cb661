import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../config.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDockerEngine } from './part-engine.ts';
import { runProgram } from '../testing/firewall.ts';
import { guidsIn } from '../testing/guids.ts';
import { containerPath, createContainerSite } from '../testing/test-site.ts';
import {
  DOCKER_ADDRESS,
  dockerSettings,
  makeTestImages,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from '../testing/test-images.ts';

const settings = dockerSettings();
const engine = createDockerEngine({ ...settings, isProxied: true });
const { containers, proxy } = loadConfig({
  CONTAINER_ENGINE: 'Docker',
  CONTAINER_ALLOW_UNISOLATED: 'on',
  CONTAINER_PORT_MAPPING: 'PlatformProxy',
});
const config = { containers, proxy };
const isHere = DOCKER_ADDRESS?.startsWith('unix:') === true;

describe.skipIf(!isHere)('a container (needs TEST_CONTAINER_ADDRESS with a socket)', async () => {
  const site = await createContainerSite(await createTestDatabase(), engine, {
    config,
  });

  beforeAll(makeTestImages);

  afterAll(async () => {
    for (const { name } of await engine.list()) await engine.remove(name);
    for (const mode of ['open', 'isolated']) {
      const network = testDocker().getNetwork(`${settings.networkPrefix}-${mode}`);
      await network.remove().catch(() => undefined);
    }
  });

  /** The row of a container that a team of its own has started. */
  async function start(gameId: number, challengeId: number) {
    const { participationId, users } = await site.team(gameId);
    const [player = site.admin] = users;
    const answer = await site.request(player, 'POST', containerPath(gameId, challengeId));
    expect(answer.json()).toMatchObject({ status: 'Running' });
    const row = (await site.rows()).find((each) => each.participation_id === participationId);
    if (!row) throw new Error('The container has no row.');
    return row;
  }

  const inspect = (engineId: string) => testDocker().getContainer(engineId).inspect();

  async function addressOf(engineId: string): Promise<string> {
    const [network] = Object.values((await inspect(engineId)).NetworkSettings.Networks);
    return network?.IPAddress ?? '';
  }

  /** What a line of the shell says inside of a container. */
  async function run(engineId: string, line: string): Promise<string> {
    const words = ['--host', settings.address, 'exec', engineId, '/bin/sh', '-c', `(${line}) 2>&1`];
    const { stdout } = await runProgram('docker', words, { timeout: 40_000 }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  }

  const probe = async (path: string) => (await site.app.inject(`/api/proxy/${path}`)).statusCode;

  test.each(['Open', 'Isolated'] as const)(
    'of the mode %s learns nothing that opens another one',
    async (networkMode) => {
      const gameId = await site.game();
      const challengeId = await site.challenge(gameId, {
        container_image: SHELL_IMAGE,
        expose_port: SHELL_PORT,
        network_mode: networkMode,
      });
      const attacker = await start(gameId, challengeId);
      const victim = await start(gameId, challengeId);
      expect(await probe(victim.entry)).toBe(200);

      const address = await addressOf(victim.engine_id);
      const found = [
        await run(attacker.engine_id, `nslookup ${address} 127.0.0.11`),
        await run(attacker.engine_id, 'set; cat /etc/host* /etc/resolv.conf /proc/self/mountinfo'),
      ].join('\n');
      // Docker tells the name.
      expect(found).toContain(`halyard-${victim.engine_name}`);
      // And what else the engine calls it, in case that is told somewhere too.
      const { Id, Name, Config } = await inspect(victim.engine_id);
      const told = [found, Id, Name, JSON.stringify(Config)].join('\n');
      for (const secret of [victim.id, victim.entry])
        expect(told.replaceAll('-', '')).not.toContain(secret.slice(-12));
      for (const guid of [...guidsIn(told), victim.id]) {
        expect([guid, await probe(guid)]).toEqual([guid, 404]);
        expect([guid, await probe(`noinst/${guid}`)]).toEqual([guid, 404]);
      }
    },
    60_000,
  );
});
