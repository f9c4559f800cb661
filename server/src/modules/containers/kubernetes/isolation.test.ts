import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContainerEngine, ContainerSpec, StartedContainer } from '../part-engine.ts';
import { createKubernetesEngine, type KubernetesOptions } from './part-engine.ts';
import { NETWORK_LABEL, SITE_LABEL } from './part-objects.ts';
import { customPolicyName } from './part-policies.ts';
import { isServing } from '../part-probe.ts';
import { NAMESPACE, prepareSite } from '../testing/cluster-engine.ts';
import { listTargets, OTHER_FLAG, startDns, type Target } from '../testing/cluster-targets.ts';
import { specOf } from '../testing/engine-suite.ts';
import { startNameServer } from '../testing/name-server.ts';
import { NEIGHBOURS, REACHED, startNeighbour, startService } from '../testing/neighbour.ts';
import { talk } from '../testing/tcp.ts';
import {
  EAGER_IMAGE,
  enforcesPolicies,
  kubectl,
  kubectlApply,
  nodeNamespace,
  readSettings,
} from '../testing/test-cluster.ts';
import { SHELL_IMAGE, SHELL_PORT } from '../testing/test-images.ts';

/** Longer than an attempt is silent. */
const SILENCE = 8000;
/** What a change of policies takes to be in force, and attempts that are refused. */
const ENFORCED = { timeout: 60_000, interval: 500 };

/** How many pods try to connect from their first instruction on. */
const EAGER = 10;

interface Instance extends StartedContainer {
  name: string;
}

// Everything that is tried works from the same pod while the policies are deleted.
describe.skipIf(!enforcesPolicies())(
  'an instance on Kubernetes (needs TEST_CLUSTER of `npm run cluster -- --policies`)',
  () => {
    let folder = '';
    let options!: KubernetesOptions;
    let engine!: ContainerEngine;
    let targets: Record<string, Target> = {};
    let hostPort = 0;
    const ends: (() => unknown)[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'halyard-kubernetes-'));
      const networkPrefix = `test-${randomUUIDv7().slice(-8)}`;
      options = { ...(await prepareSite(folder)), networkPrefix, isInside: true };
      engine = await createKubernetesEngine(options);
      ends.push(await startNeighbour(`kube-${process.pid}`, nodeNamespace()));
      const service = await startService();
      ends.push(() => service.server.close());
      hostPort = service.port;
      ends.push(await startNameServer(readSettings().hostAddress));
      const dns = await startDns();
      ends.push(dns.stop);
      const victim = await serve({ variables: { FLAG: OTHER_FLAG } });
      const [, gateway = ''] = /default via (\S+)/.exec(await run(victim, 'ip route')) ?? [];
      targets = await listTargets({ victim, gateway, dns, hostPort });
    }, 120_000);

    afterAll(async () => {
      for (const end of ends) await end();
      const left = await engine.list();
      await Promise.all(left.map(({ name }) => engine.remove(name)));
      await deletePolicies();
      await rm(folder, { recursive: true });
    }, 60_000);

    async function serve(changes: Partial<ContainerSpec> = {}, on = engine): Promise<Instance> {
      const spec = { ...specOf({ servingImage: SHELL_IMAGE, port: SHELL_PORT }), ...changes };
      const started = await on.start(spec);
      await vi.waitUntil(() => isServing(started), { timeout: 20_000 });
      return { ...started, name: spec.name };
    }

    async function run({ local }: Instance, line: string): Promise<string> {
      return talk(local.own ?? local.published, `(${line}) 2>&1; exit\n`, SILENCE);
    }

    /** The names of all that an instance reaches. */
    async function reachedFrom(instance: Instance): Promise<string[]> {
      const attempts = Object.entries(targets).map(async ([name, { line, answer }]) =>
        (await run(instance, line)).includes(answer) ? [name] : [],
      );
      return (await Promise.all(attempts)).flat();
    }

    const deletePolicies = () =>
      kubectl('-n', NAMESPACE, 'delete', 'networkpolicies', '-l', `${SITE_LABEL}=${options.site}`);

    /** A policy of an operator: instances of the mode Custom may reach one machine. */
    const applyCustom = () =>
      kubectlApply({
        apiVersion: 'networking.k8s.io/v1',
        kind: 'NetworkPolicy',
        metadata: {
          name: customPolicyName(options),
          namespace: NAMESPACE,
          labels: { [SITE_LABEL]: options.site },
        },
        spec: {
          podSelector: { matchLabels: { [SITE_LABEL]: options.site, [NETWORK_LABEL]: 'custom' } },
          policyTypes: ['Egress'],
          egress: [{ to: [{ ipBlock: { cidr: `${NEIGHBOURS[0]}/32` } }] }],
        },
      });

    /** What an instance reaches with the policies that the server writes for it, and only with them. */
    async function attack(
      changes: Partial<ContainerSpec>,
      allowed: string[],
      on = engine,
    ): Promise<string[]> {
      await applyCustom();
      const attacker = await serve(changes, on);
      await deletePolicies();
      await expect.poll(() => reachedFrom(attacker), ENFORCED).toEqual(Object.keys(targets));
      await applyCustom();
      // One more, since the server writes policies when an instance starts. Both ran before those were in force.
      const next = await serve(changes, on);
      await expect.poll(() => reachedFrom(attacker), ENFORCED).toEqual(allowed);
      await expect.poll(() => reachedFrom(next), ENFORCED).toEqual(allowed);
      return reachedFrom(next);
    }

    test('of the mode Open reaches the DNS and the internet', async () => {
      const allowed = ['the DNS', 'the DNS, its service', 'the internet'];
      expect(await attack({ networkMode: 'Open' }, allowed)).toEqual(allowed);
    });

    test('of the mode Isolated reaches nothing', async () => {
      expect(await attack({ networkMode: 'Isolated' }, [])).toEqual([]);
    });

    test('of the mode Custom reaches what the policy of the operator opens', async () => {
      const allowed = ['a machine nearby'];
      expect(await attack({ networkMode: 'Custom' }, allowed)).toEqual(allowed);
    });

    test('of the mode Isolated reaches nothing from its first instruction on', async () => {
      const { hostAddress } = readSettings();
      const spec = {
        image: EAGER_IMAGE,
        networkMode: 'Isolated' as const,
        variables: { HOST: hostAddress, PORT: String(hostPort) },
      };
      const specs = Array.from({ length: EAGER }, () => ({
        ...specOf({ servingImage: SHELL_IMAGE, port: SHELL_PORT }),
        ...spec,
      }));
      await Promise.all(specs.map((one) => engine.start(one)));
      const countReached = async () => {
        const logs = await Promise.all(
          specs.map(({ name }) => engine.readLog(name, { lines: 1000, bytes: 2 ** 16 })),
        );
        return logs.filter((log) => log?.includes(REACHED)).length;
      };
      await setTimeout(3000);
      expect(await countReached()).toBe(0);
      await deletePolicies();
      await expect.poll(countReached, ENFORCED).toBe(EAGER);
    });

    test('reaches another DNS in place of that of the cluster', async () => {
      const nameservers = [readSettings().hostAddress];
      const other = await createKubernetesEngine({ ...options, nameservers });
      const allowed = ['the internet', 'a DNS elsewhere'];
      expect(await attack({ networkMode: 'Open' }, allowed, other)).toEqual(allowed);
    });
  },
  240_000,
);
