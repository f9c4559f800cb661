import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDockerEngine } from './part-engine.ts';
import { bridgeName, containerName } from './part-options.ts';
import { type ContainerSpec, EngineError, type StartedContainer } from '../part-engine.ts';
import { isServing } from '../part-probe.ts';
import { testCopy } from '../testing/copy-suite.ts';
import { specOf, testEngine } from '../testing/engine-suite.ts';
import { talk } from '../testing/tcp.ts';
import {
  DEAF_IMAGE,
  DOCKER_ADDRESS,
  dockerSettings,
  EXIT_IMAGE,
  makeTestImages,
  removeHolder,
  SHELL_IMAGE,
  SHELL_PORT,
  TALKING_IMAGE,
  testDocker,
} from '../testing/test-images.ts';

const databases = [await createTestDatabase(), await createTestDatabase()] as const;
const settings = dockerSettings();
const engine = createDockerEngine(settings);
/** The id of a site whose database was copied. */
const copiedSite = randomUUIDv7();
const copied = createDockerEngine({ ...settings, site: copiedSite });
const under = { servingImage: SHELL_IMAGE, port: SHELL_PORT };

describe.skipIf(DOCKER_ADDRESS === undefined)('Docker (needs TEST_CONTAINER_ADDRESS)', () => {
  beforeAll(makeTestImages);

  afterAll(async () => {
    for (const { name } of await engine.list()) await engine.remove(name);
    await removeHolder(copiedSite);
    const docker = testDocker();
    for (const mode of ['open', 'isolated']) {
      await docker
        .getNetwork(`${settings.networkPrefix}-${mode}`)
        .remove()
        .catch(() => undefined);
    }
  });

  const images = {
    ...under,
    missingImage: '127.0.0.1:1/missing:1',
    talkingImage: TALKING_IMAGE,
  };
  testCopy(() => ({ engine: copied, ...images }), databases);

  testEngine(() => ({
    engine,
    ...images,
    crash: (name) => testDocker().getContainer(containerName(name)).kill(),
  }));

  async function serve(changes: Partial<ContainerSpec> = {}): Promise<StartedContainer> {
    const started = await engine.start({ ...specOf(under), ...changes });
    await expect.poll(() => isServing(started), { timeout: 20_000 }).toBe(true);
    return started;
  }

  /** Runs a line of the shell in a container, as its root. */
  async function run({ local }: StartedContainer, line: string, silence?: number) {
    return (await talk(local.published, `${line}; exit\n`, silence)).trim();
  }

  test('gives a container its variables', async () => {
    expect(await run(await serve(), 'echo $FLAG $TEAM_ID')).toBe('flag{knots} 42');
  });

  test('takes the rights of root that reach beyond the container', async () => {
    const started = await serve();
    expect(await run(started, 'mount -t tmpfs none /tmp 2>&1')).toMatch(/denied|permitted/);
    expect(
      await run(started, 'cat /proc/self/status | while read a b; do echo $a $b; done'),
    ).toContain('NoNewPrivs: 1');
    expect(await run(started, 'ip link set lo down 2>&1')).toMatch(/permitted/);
  });

  test('publishes a container under one port', async () => {
    const spec = specOf(under);
    const { published } = await engine.start(spec);
    const { NetworkSettings } = await testDocker().getContainer(containerName(spec.name)).inspect();
    expect(NetworkSettings.Ports[`${SHELL_PORT}/tcp`]).toEqual([
      { HostIp: '0.0.0.0', HostPort: String(published.port) },
    ]);
  });

  test('limits the processor by a quota', async () => {
    const spec = specOf(under);
    await engine.start(spec);
    const { HostConfig } = await testDocker().getContainer(containerName(spec.name)).inspect();
    expect(HostConfig.NanoCpus).toBe(500_000_000);
  });

  test('says that a program ended', async () => {
    const spec = { ...specOf(under), image: EXIT_IMAGE };
    const outcome = await engine.start(spec).catch((error: unknown) => error);
    if (outcome instanceof EngineError) expect(outcome.failure).toBe('Exited');
    await expect.poll(() => engine.isRunning(spec.name)).toBe(false);
  });

  test('does not take the port of the engine for a service', async () => {
    const started = await engine.start({ ...specOf(under), image: DEAF_IMAGE });
    expect(await isServing(started)).toBe(false);
    // As if this server could not reach the container itself.
    expect(await isServing({ ...started, local: { ...started.local, own: null } })).toBe(false);
  });

  test('refuses the mode Custom while its network is missing', async () => {
    const spec = { ...specOf(under), networkMode: 'Custom' as const };
    await expect(engine.start(spec)).rejects.toMatchObject({ failure: 'Refused' });
  });

  test('sees nothing of other sites', async () => {
    const spec = specOf(under);
    await engine.start(spec);
    const other = createDockerEngine({ ...settings, site: randomUUIDv7() });
    expect(await other.list()).toEqual([]);
  });

  test('starts on one network however many there are', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => serve()));
    expect(new Set(started.map(({ published }) => published.port)).size).toBe(8);
  });

  test('makes one network, on a bridge of a known name, however many processes need it', async () => {
    const fresh = {
      ...settings,
      site: randomUUIDv7(),
      networkPrefix: `hly${settings.site.slice(-7)}`,
    };
    const network = `${fresh.networkPrefix}-open`;
    try {
      const start = () => createDockerEngine(fresh).start(specOf(under));
      await Promise.all(Array.from({ length: 6 }, start));
      const networks = await testDocker().listNetworks({ filters: { name: [network] } });
      expect(networks.map(({ Options }) => Options?.['com.docker.network.bridge.name'])).toEqual([
        bridgeName(fresh, 'Open'),
      ]);
    } finally {
      const own = createDockerEngine(fresh);
      for (const { name } of await own.list()) await own.remove(name);
      await testDocker().getNetwork(network).remove();
    }
  });

  test('starts several at once before it knows whether storage can be limited', async () => {
    const fresh = createDockerEngine(settings);
    const start = () => fresh.start({ ...specOf(under), storageMegabytes: 16 });
    await expect(Promise.all(Array.from({ length: 4 }, start))).resolves.toHaveLength(4);
  });
});

test.each([
  ['halyard', 'halyard-open', 'halyard-isol'],
  ['ctf.2026-x', 'ctf.2026-x-open', 'ctf.2026-x-isol'],
  ['ctf.2026-xy', '6f4639afca-open', '6f4639afca-isol'],
])('the bridges of %s are %s and %s', (networkPrefix, open, isolated) => {
  expect(bridgeName({ networkPrefix }, 'Open')).toBe(open);
  expect(bridgeName({ networkPrefix }, 'Isolated')).toBe(isolated);
});

test('says that the engine is away', async () => {
  const away = createDockerEngine({ ...settings, address: 'unix:///nowhere/docker.sock' });
  await expect(away.list()).rejects.toMatchObject({ failure: 'EngineUnavailable' });
  await expect(away.start(specOf(under))).rejects.toMatchObject({ failure: 'EngineUnavailable' });
});
