import { describe } from 'vitest';
import { createDockerEngine } from './docker/part-engine.ts';
import { createKubernetesEngine } from './kubernetes/part-engine.ts';
import { testKills } from './testing/kill-suite.ts';
import {
  CLUSTER,
  importTestImages,
  kubectl,
  KUBECONFIG,
  nodeAddress,
} from './testing/test-cluster.ts';
import {
  DOCKER_ADDRESS,
  makeTestImages,
  removeHolder,
  SHELL_IMAGE,
  SHELL_PORT,
  testDocker,
} from './testing/test-images.ts';

const NETWORK_PREFIX = `halyard-kill-${process.pid}`;
const serving = { servingImage: SHELL_IMAGE, port: SHELL_PORT };

describe.skipIf(DOCKER_ADDRESS === undefined)('kill -9 (needs TEST_CONTAINER_ADDRESS)', () => {
  let killed = '';

  testKills({
    ...serving,
    async open(site) {
      killed = site;
      await makeTestImages();
      return createDockerEngine({
        site,
        address: DOCKER_ADDRESS ?? '',
        publicHost: '127.0.0.1',
        networkPrefix: NETWORK_PREFIX,
        pidsLimit: 32,
      });
    },
    environment: () => ({
      CONTAINER_ENGINE: 'Docker',
      CONTAINER_ALLOW_UNISOLATED: 'on',
      CONTAINER_ADDRESS: DOCKER_ADDRESS,
      CONTAINER_NETWORK_PREFIX: NETWORK_PREFIX,
    }),
    async clean() {
      await removeHolder(killed);
      for (const mode of ['open', 'isolated'])
        await testDocker()
          .getNetwork(`${NETWORK_PREFIX}-${mode}`)
          .remove()
          .catch(() => undefined);
    },
  });
});

describe.skipIf(CLUSTER === undefined)('kill -9 on Kubernetes (needs TEST_CLUSTER)', () => {
  const namespace = `halyard-kill-${process.pid}`;
  let publicHost = '';

  testKills({
    ...serving,
    async open(site) {
      await importTestImages();
      await kubectl('create', 'namespace', namespace);
      publicHost = await nodeAddress();
      return createKubernetesEngine({
        site,
        namespace,
        kubeconfig: KUBECONFIG,
        isInside: false,
        publicHost,
        networkPrefix: NETWORK_PREFIX,
        deniedRanges: [],
        nameservers: [],
        allowsRoot: false,
      });
    },
    environment: () => ({
      CONTAINER_ENGINE: 'Kubernetes',
      CONTAINER_KUBECONFIG: KUBECONFIG,
      CONTAINER_NAMESPACE: namespace,
      CONTAINER_PUBLIC_HOST: publicHost,
    }),
    clean: () => kubectl('delete', 'namespace', namespace, '--wait=false'),
  });
});
