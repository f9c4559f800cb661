import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDockerEngine } from './part-engine.ts';
import { bridgeName, probeLabel } from './part-options.ts';
import type { StartedContainer } from '../part-engine.ts';
import { isServing } from '../part-probe.ts';
import { specOf } from '../testing/engine-suite.ts';
import { CAN_FILTER, firewallFor, runProgram } from '../testing/firewall.ts';
import {
  ECHO_PORT,
  NEIGHBOUR_PORT,
  NEIGHBOURS,
  PUBLIC_ADDRESS,
  REACHED,
  startNeighbour,
  startService,
} from '../testing/neighbour.ts';
import { talk } from '../testing/tcp.ts';
import { containerPath, createContainerSite } from '../testing/test-site.ts';
import {
  dockerSettings,
  makeTestImages,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from '../testing/test-images.ts';

const settings = dockerSettings();
const base = bridgeName(settings, 'Open').replace(/-open$/, '');

const firewall = firewallFor(settings.networkPrefix);

/** What the script has made: its chains, their rules, the jumps to them. */
async function ownRules(): Promise<string[]> {
  const { stdout } = await runProgram('iptables', ['-w', '-S']);
  return stdout.split('\n').filter((line) => /HALYARD-[A-Z]+-/.test(line) && line.includes(base));
}

describe.skipIf(!CAN_FILTER)(
  'deploy/docker-firewall (needs TEST_CONTAINER_ADDRESS, root, iptables and ip)',
  () => {
    const engine = createDockerEngine(settings);
    const networks = ['isolated', 'other'].map((name) => `${settings.networkPrefix}-${name}`);
    const undo: (() => unknown)[] = [];
    const containers: Record<'Open' | 'Isolated', StartedContainer | undefined> = {
      Open: undefined,
      Isolated: undefined,
    };
    let service: { port: number; server: Server };

    beforeAll(async () => {
      undo.push(async () => removeNetworks([`${settings.networkPrefix}-open`, ...networks]));
      await makeTestImages();
      // As an older release has made it, with a name that the engine chooses for the bridge.
      for (const Name of networks) await testDocker().createNetwork({ Name, Driver: 'bridge' });
      undo.push(await startNeighbour(`hly${settings.site.slice(-8)}`));
      service = await startService();
      undo.push(() => service.server.close());
      undo.push(async () => {
        for (const { name } of await engine.list()) await engine.remove(name);
      });
      for (const networkMode of ['Open', 'Isolated'] as const)
        containers[networkMode] = await serve(networkMode);
      undo.push(() => firewall('remove'));
    });

    afterAll(async () => {
      const failures = [];
      for (const step of undo.toReversed()) {
        try {
          await step();
        } catch (error) {
          failures.push(error);
        }
      }
      expect(failures).toEqual([]);
    });

    async function removeNetworks(names: string[]): Promise<void> {
      for (const name of names) await testDocker().getNetwork(name).remove();
    }

    async function serve(networkMode: 'Open' | 'Isolated'): Promise<StartedContainer> {
      const under = { servingImage: SHELL_IMAGE, port: SHELL_PORT };
      const started = await engine.start({ ...specOf(under), networkMode });
      await vi.waitUntil(() => isServing(started), { timeout: 20_000 });
      return started;
    }

    async function gatewayOf(network: string): Promise<string> {
      const { IPAM } = await testDocker().getNetwork(network).inspect();
      const [config] = IPAM?.Config ?? [];
      return String(config?.['Gateway']);
    }

    /** What a container reaches; asked through its published port, which has to work for that. */
    async function reachedFrom(mode: 'Open' | 'Isolated'): Promise<string[]> {
      const ports = {
        [await gatewayOf(`${settings.networkPrefix}-${mode.toLowerCase()}`)]: service.port,
        [await gatewayOf(`${settings.networkPrefix}-other`)]: service.port,
        ...Object.fromEntries(
          [...NEIGHBOURS, PUBLIC_ADDRESS].map((address) => [address, NEIGHBOUR_PORT]),
        ),
      };
      const tries = Object.entries(ports).map(
        ([host, port]) => `echo to ${host}; nc -w 1 ${host} ${port} </dev/null`,
      );
      const published = containers[mode]?.local.published ?? { host: '', port: 0 };
      const answer = await talk(published, `${tries.join('; ')}; echo asked; exit\n`, 20_000);
      expect(answer).toContain('asked');
      return [...answer.matchAll(new RegExp(`to (\\S+)\\n${REACHED}`, 'g'))].map(
        ([, host = '']) => host,
      );
    }

    test('closes the machine and the networks behind it, and opens them again', async () => {
      const before = await reachedFrom('Open');
      expect(before).toHaveLength(5);
      // On the bridge that the engine has named.
      const beforeOld = await reachedFrom('Isolated');
      expect(beforeOld).toHaveLength(5);
      await expect(firewall('check')).rejects.toMatchObject({ code: 1 });

      await firewall('apply');
      expect(await reachedFrom('Open')).toEqual([PUBLIC_ADDRESS]);
      expect(await reachedFrom('Isolated')).toEqual([PUBLIC_ADDRESS]);
      await expect(firewall('check')).resolves.toBeDefined();

      await firewall('remove');
      expect(await ownRules()).toEqual([]);
      expect(await reachedFrom('Open')).toEqual(before);
      expect(await reachedFrom('Isolated')).toEqual(beforeOld);
    });

    test('is seen by the probe of the server', async () => {
      const gateways = [
        await gatewayOf(`${settings.networkPrefix}-open`),
        await gatewayOf(`${settings.networkPrefix}-isolated`),
      ];
      const before = await engine.findReachable?.();
      expect(before).toEqual(expect.arrayContaining(['169.254.169.254', ...gateways]));

      await firewall('apply');
      expect(await engine.findReachable?.()).toEqual([]);
      // The machine alone, and link-local addresses alone, are found too.
      await firewall('apply', '--allow', '169.254.169.254');
      expect(await engine.findReachable?.()).toEqual(['169.254.169.254']);
      const accepts = ['INPUT', '-i', bridgeName(settings, 'Open'), '-j', 'ACCEPT'];
      await runProgram('iptables', ['-w', '-I', ...accepts]);
      try {
        expect(await engine.findReachable?.()).toEqual(expect.arrayContaining(gateways));
      } finally {
        await runProgram('iptables', ['-w', '-D', ...accepts]);
      }
      await firewall('remove');
      // Other tests may have made bridges meanwhile.
      expect(await engine.findReachable?.()).toEqual(expect.arrayContaining(gateways));
      const filters = { label: [probeLabel(settings)] };
      expect(await testDocker().listContainers({ all: true, filters })).toEqual([]);
    });

    test('lets a site start containers', async () => {
      const database = await createTestDatabase();
      const image = { container_image: SHELL_IMAGE, expose_port: SHELL_PORT };
      /** What a process that is started now answers a team. */
      const start = async () => {
        const site = await createContainerSite(database, engine);
        const gameId = await site.game();
        const path = containerPath(gameId, await site.challenge(gameId, image));
        const [player = site.admin] = (await site.team(gameId)).users;
        return (await site.request(player, 'POST', path)).json();
      };
      expect(await start()).toMatchObject({ code: 'CONTAINERS_PAUSED' });
      await firewall('apply');
      expect(await start()).toMatchObject({ status: 'Running' });
      await firewall('remove');
    });

    test('cuts off what a container has opened before', async () => {
      const [neighbour = ''] = NEIGHBOURS;
      const published = containers.Open?.local.published ?? { host: '', port: 0 };
      const line = `(echo early; sleep 2; echo late) | nc ${neighbour} ${ECHO_PORT}`;
      const hold = () => talk(published, `${line}; exit\n`, 4000);
      expect(await hold()).toBe('early\nlate\n');

      const held = hold();
      await setTimeout(1000);
      await firewall('apply');
      expect(await held).toBe('early\n');
      await firewall('remove');
    });

    test('changes nothing when it is applied again, and takes other ranges', async () => {
      await firewall('apply');
      const rules = await ownRules();
      await firewall('apply');
      expect(await ownRules()).toEqual(rules);

      const [neighbour = ''] = NEIGHBOURS;
      await firewall('apply', '--allow', neighbour, '--dns', '10.0.0.53');
      expect(await reachedFrom('Open')).toEqual([neighbour, PUBLIC_ADDRESS]);
      await expect(firewall('check')).rejects.toMatchObject({ code: 1 });
      await expect(
        firewall('check', '--allow', neighbour, '--dns', '10.0.0.53'),
      ).resolves.toBeDefined();
      await firewall('apply');
      expect(await ownRules()).toEqual(rules);
      await firewall('remove');
    });

    test('a mistake leaves what is there', async () => {
      await firewall('apply');
      const rules = await ownRules();
      await expect(firewall('apply', '--deny', '10.0.0.0/99')).rejects.toBeDefined();
      await expect(firewall('apply', '--deny', 'example.org')).rejects.toMatchObject({ code: 2 });
      expect(await ownRules()).toEqual(rules);
      await firewall('remove');
    });

    test('check misses a rule, and a rule that accepts before', async () => {
      await firewall('apply');
      const chain = `HALYARD-INPUT-${base}`;
      await runProgram('iptables', ['-w', '-D', chain, '-j', 'DROP']);
      await expect(firewall('check')).rejects.toMatchObject({
        stderr: expect.stringContaining(`${chain} -j DROP`),
      });
      await firewall('apply');
      const accepts = ['INPUT', '-i', bridgeName(settings, 'Open'), '-j', 'ACCEPT'];
      await runProgram('iptables', ['-w', '-I', ...accepts]);
      try {
        await expect(firewall('check')).rejects.toMatchObject({
          stderr: expect.stringContaining('accepts before'),
        });
        await firewall('apply');
        await expect(firewall('check')).resolves.toBeDefined();
      } finally {
        await runProgram('iptables', ['-w', '-D', ...accepts]);
        await firewall('remove');
      }
    });
  },
);
