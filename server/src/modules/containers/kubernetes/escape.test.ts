import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ContainerEngine, ContainerSpec } from '../part-engine.ts';
import { createKubernetesEngine } from './part-engine.ts';
import { isServing } from '../part-probe.ts';
import { prepareSite } from '../testing/cluster-engine.ts';
import { specOf } from '../testing/engine-suite.ts';
import { talk } from '../testing/tcp.ts';
import { CLUSTER, kubectl, kubectlApply } from '../testing/test-cluster.ts';
import { SHELL_IMAGE, SHELL_PORT } from '../testing/test-images.ts';

/** Longer than a bomb is silent. */
const SILENCE = 10_000;
/** A node looks at what pods have written every ten seconds, and at each of them less often. */
const EVICTION = 150_000;

// Attempts to get out of a pod, or to take what is of others. Each first succeeds where the protection is missing, or the
// limit is above what it takes. What pods reach over the network is in isolation.test.ts.
describe.skipIf(CLUSTER === undefined)(
  'a pod (needs TEST_CLUSTER)',
  () => {
    let folder = '';
    let engine: ContainerEngine;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'halyard-kubernetes-'));
      engine = await createKubernetesEngine(await prepareSite(folder));
    }, 60_000);

    afterAll(async () => {
      const left = await engine.list();
      await Promise.all(left.map(({ name }) => engine.remove(name)));
      await rm(folder, { recursive: true });
    }, 60_000);

    async function serve(changes: Partial<ContainerSpec> = {}) {
      const spec = { ...specOf({ servingImage: SHELL_IMAGE, port: SHELL_PORT }), ...changes };
      const started = await engine.start(spec);
      await vi.waitUntil(() => isServing(started), { timeout: 20_000 });
      const run = (line: string) =>
        talk(started.local.published, `(${line}) 2>&1; exit\n`, SILENCE).catch(() => '');
      return { name: spec.name, started, run };
    }

    test('has no socket of the engine', async () => {
      const look = (path: string) => `[ -S ${path} ] && echo there || echo missing`;
      const name = `control-${randomUUIDv7().slice(-8)}`;
      const path = '/run/containerd/containerd.sock';
      await kubectlApply({
        apiVersion: 'v1',
        kind: 'Pod',
        metadata: { name, namespace: 'default' },
        spec: {
          terminationGracePeriodSeconds: 1,
          volumes: [{ name: 'socket', hostPath: { path: `${CLUSTER}/containerd.sock` } }],
          containers: [
            {
              name: 'control',
              image: `docker.io/${SHELL_IMAGE}`,
              imagePullPolicy: 'Never',
              volumeMounts: [{ name: 'socket', mountPath: path }],
            },
          ],
        },
      });
      await kubectl('wait', '--for=condition=Ready', `pod/${name}`, '--timeout=60s');
      const answer = await kubectl('exec', name, '--', '/bin/sh', '-c', look(path));
      expect(answer.trim()).toBe('there');
      await kubectl('delete', 'pod', name, '--wait=false');

      const { run } = await serve();
      expect(await run(look(path))).toContain('missing');
      // Nothing of the node is mounted but what every pod gets.
      const mounts = await run('while read -r _ point _; do echo $point; done < /proc/mounts');
      expect(mounts).not.toMatch(/sock|containerd|kubelet|secrets/);
      expect(mounts).toContain('/etc/resolv.conf');
    });

    test('cannot take the memory of others', async () => {
      const bomb = 'dd if=/dev/zero of=/dev/null bs=256M count=1; echo ended $?';
      const control = await serve({ memoryMegabytes: 400 });
      expect(await control.run(bomb)).toContain('ended 0');
      const limited = await serve({ memoryMegabytes: 32 });
      expect(await limited.run(bomb)).not.toContain('ended 0');
      expect(await isServing(control.started)).toBe(true);
    });

    // The limit is that of the node, podPidsLimit, for every pod.
    test('cannot begin as many processes as it likes', async () => {
      const bomb = (count: number) =>
        `i=0; while [ $i -lt ${count} ]; do sleep 4 & i=$((i+1)); done; echo begun $i`;
      const [control, other] = await Promise.all([serve(), serve()]);
      expect(await control.run(bomb(100))).toContain('begun 100');
      const answer = await other.run(bomb(600));
      expect(answer).toContain("can't fork");
      expect(answer).not.toContain('begun 600');
      expect(await isServing(control.started)).toBe(true);
    });

    test(
      'cannot fill the disk',
      async () => {
        const bomb = 'dd if=/dev/zero of=/tmp/fill bs=1M count=128; echo ended $?';
        const [control, limited] = await Promise.all([
          serve({ storageMegabytes: 512 }),
          serve({ storageMegabytes: 64 }),
        ]);
        expect(await control.run(bomb)).toContain('ended 0');
        // The node does not refuse it: it ends the pod, and removes what it has written.
        await limited.run(bomb);
        const isRunning = () => engine.isRunning(limited.name);
        await expect.poll(isRunning, { timeout: EVICTION, interval: 1000 }).toBe(false);
        expect(await engine.isRunning(control.name)).toBe(true);
        const listed = await engine.list();
        const over = listed.filter(({ isOverStorage }) => isOverStorage).map(({ name }) => name);
        expect(over).toEqual([limited.name]);
      },
      EVICTION + 60_000,
    );
  },
  90_000,
);
