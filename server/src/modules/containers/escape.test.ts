import type Docker from 'dockerode';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDockerEngine } from './docker/part-engine.ts';
import { containerName } from './docker/part-options.ts';
import type { ContainerSpec, StartedContainer } from './part-engine.ts';
import { isServing } from './part-probe.ts';
import { specOf } from './testing/engine-suite.ts';
import { CAN_FILTER, firewallFor, runProgram } from './testing/firewall.ts';
import { exposeService, type Service } from './testing/neighbour.ts';
import {
  DOCKER_ADDRESS,
  dockerSettings,
  makeTestImages,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from './testing/test-images.ts';

// Attempts to get out of a container. Each first succeeds from one that lacks the protection.
// Services of the machine, the networks behind it and the metadata address are in docker/firewall.test.ts.

const settings = dockerSettings();
const engine = createDockerEngine(settings);
const custom = `${settings.networkPrefix}-custom`;
const socketPath = new URL(settings.address).pathname;
const isHere = DOCKER_ADDRESS?.startsWith('unix:') === true;
const OTHER_FLAG = 'flag{of another team}';
const database = await createTestDatabase();

interface Instance extends StartedContainer {
  name: string;
}

describe.skipIf(!isHere)('a container (needs TEST_CONTAINER_ADDRESS with a socket)', () => {
  const bare: Docker.Container[] = [];

  beforeAll(async () => {
    await makeTestImages();
    // A network on which containers reach each other.
    await testDocker().createNetwork({ Name: custom, Driver: 'bridge' });
  });

  afterAll(async () => {
    for (const container of bare) await container.remove({ force: true });
    for (const { name } of await engine.list()) await engine.remove(name);
    for (const mode of ['open', 'isolated', 'custom']) {
      const network = testDocker().getNetwork(`${settings.networkPrefix}-${mode}`);
      await network.remove().catch(() => undefined);
    }
  });

  /** An instance as teams get it. */
  async function serve(changes: Partial<ContainerSpec> = {}): Promise<Instance> {
    const under = { servingImage: SHELL_IMAGE, port: SHELL_PORT };
    const spec = { ...specOf(under), ...changes };
    const started = await engine.start(spec);
    await vi.waitUntil(() => isServing(started), { timeout: 20_000 });
    return { ...started, name: containerName(spec.name) };
  }

  /** A container of the same image without any protection. */
  async function serveBare(HostConfig: Docker.HostConfig = {}): Promise<{ name: string }> {
    const container = await testDocker().createContainer({
      Image: SHELL_IMAGE,
      HostConfig: { NetworkMode: custom, ...HostConfig },
      Cmd: ['/bin/sleep', '1000'],
    });
    bare.push(container);
    await container.start();
    return { name: container.id };
  }

  /** What a line of the shell says inside of a container. */
  async function run({ name }: { name: string }, line: string): Promise<string> {
    const words = ['--host', settings.address, 'exec', name, '/bin/sh', '-c', `(${line}) 2>&1`];
    const { stdout } = await runProgram('docker', words, { timeout: 40_000 }).catch(
      (error: { stdout: string }) => error,
    );
    return stdout.trim();
  }

  async function gatewayOf(mode: string): Promise<string> {
    const { IPAM } = await testDocker().getNetwork(`${settings.networkPrefix}-${mode}`).inspect();
    return String(IPAM?.Config?.[0]?.['Gateway']);
  }

  const askFlag = (host: string, port: number) =>
    `(echo 'echo $FLAG; exit'; sleep 1) | nc -w 2 ${host} ${port}`;

  test.each(['Open', 'Isolated'] as const)(
    'of the mode %s reaches no other',
    async (networkMode) => {
      const variables = { FLAG: OTHER_FLAG };
      const [one, other, target] = await Promise.all([
        serveBare(),
        serve({ networkMode: 'Custom', variables }),
        serve({ networkMode, variables }),
      ]);
      expect(await run(one, askFlag(other.local.own?.host ?? '', SHELL_PORT))).toBe(OTHER_FLAG);
      // Another machine: the network of this one.
      const outside = await serveBare({ NetworkMode: 'host' });
      expect(await run(outside, askFlag(target.local.own?.host ?? '', SHELL_PORT))).toBe(
        OTHER_FLAG,
      );

      const attackers = await Promise.all([serve({ networkMode: 'Open' }), serve({ networkMode })]);
      for (const attacker of attackers) {
        for (const victim of [other, target])
          expect(
            await run(attacker, askFlag(victim.local.own?.host ?? '', SHELL_PORT)),
          ).not.toContain(OTHER_FLAG);
      }
    },
  );

  test('has no socket of the engine', async () => {
    const path = '/var/run/docker.sock';
    const look = `[ -S ${path} ] && echo there || echo missing`;
    const control = await serveBare({ Binds: [`${socketPath}:${path}`] });
    expect(await run(control, look)).toBe('there');
    const instance = await serve();
    expect(await run(instance, look)).toBe('missing');
    const { Mounts, HostConfig } = await testDocker().getContainer(instance.name).inspect();
    expect([Mounts, HostConfig.Binds ?? []]).toEqual([[], []]);
  });

  test('cannot begin as many processes as it likes', async () => {
    const bomb = 'i=0; while [ $i -lt 200 ]; do sleep 5 & i=$((i+1)); done; echo begun $i';
    expect(await run(await serveBare(), bomb)).toBe('begun 200');
    const instance = await serve();
    const answer = await run(instance, bomb);
    expect(answer).toContain("can't fork");
    expect(answer).not.toContain('begun 200');
  });

  test('cannot take the memory of others', async () => {
    const bomb = 'dd if=/dev/zero of=/dev/null bs=256M count=1; echo ended $?';
    expect(await run(await serveBare(), bomb)).toContain('ended 0');
    expect(await run(await serve({ memoryMegabytes: 32 }), bomb)).not.toContain('ended 0');
  });

  test('cannot fill the disk (needs a storage driver with quotas)', async ({ skip }) => {
    skip(!(await hasQuota()), 'The storage driver of this Docker has no quotas.');
    const bomb = 'dd if=/dev/zero of=/tmp/fill bs=1M count=128; echo ended $?';
    expect(await run(await serveBare(), bomb)).toContain('ended 0');
    const answer = await run(await serve({ storageMegabytes: 64 }), bomb);
    expect(answer).not.toContain('ended 0');
  });

  async function hasQuota(): Promise<boolean> {
    const options = { Image: SHELL_IMAGE, HostConfig: { StorageOpt: { size: '64M' } } };
    try {
      bare.push(await testDocker().createContainer(options));
      return true;
    } catch {
      return false;
    }
  }

  describe.skipIf(!CAN_FILTER)('behind the firewall (needs root, iptables and ip)', () => {
    const firewall = firewallFor(settings.networkPrefix);
    const services: Service[] = [];

    afterAll(async () => {
      for (const { server } of services) server.close();
      await firewall('remove');
    });

    async function expose(target: Parameters<typeof exposeService>[0]): Promise<number> {
      const service = await exposeService(target);
      services.push(service);
      return service.port;
    }

    /** Where the database for tests listens. */
    function findDatabase() {
      const url = new URL(database.url);
      const folder = url.searchParams.get('host');
      const port = Number(url.port || 5432);
      return folder === null
        ? { host: url.hostname, port }
        : { path: `${folder}/.s.PGSQL.${port}` };
    }

    test('reaches neither database, engine nor published ports of others', async () => {
      const instance = await serve();
      const other = await serve({ variables: { FLAG: OTHER_FLAG } });
      const gateway = await gatewayOf('open');
      const databasePort = await expose(findDatabase());
      const enginePort = await expose({ path: socketPath });
      // Whether the connection may be encrypted, which PostgreSQL answers with one letter.
      const greeting = String.raw`(printf '\0\0\0\010\004\322\026\057'; sleep 1)`;
      const request = String.raw`(printf 'GET /version HTTP/1.0\r\n\r\n'; sleep 1)`;
      const ask = async () => [
        await run(instance, `${greeting} | nc -w 2 ${gateway} ${databasePort}`),
        await run(instance, `${request} | nc -w 2 ${gateway} ${enginePort}`),
        await run(instance, askFlag(gateway, other.published.port)),
      ];
      expect(await ask()).toEqual([
        expect.stringMatching(/^[NS]$/),
        expect.stringContaining('"ApiVersion"'),
        OTHER_FLAG,
      ]);
      await firewall('apply');
      for (const answer of await ask())
        expect(answer).not.toMatch(/^[NS]$|ApiVersion|another team/);
      // Others still reach it.
      expect(await isServing(other)).toBe(true);
    });
  });
});
