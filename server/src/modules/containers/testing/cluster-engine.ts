import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import type { KubernetesOptions } from '../kubernetes/part-engine.ts';
import { importTestImages, kubectl, nodeAddress, writeKubeconfig } from './test-cluster.ts';

/** The namespace of containers that the manifest for operators makes. */
export const NAMESPACE = 'halyard-challenges';
const MANIFEST = new URL('../../../../../deploy/kubernetes.yaml', import.meta.url).pathname;

/**
 * Applies the manifest for operators, and returns the settings of a site of its own, which has the
 * rights of the manifest's account and no others. Its kubeconfig is written to the folder.
 */
export async function prepareSite(folder: string): Promise<KubernetesOptions> {
  await importTestImages();
  await kubectl('apply', '-f', MANIFEST);
  const kubeconfig = join(folder, 'kubeconfig');
  await writeKubeconfig(kubeconfig, await kubectl('-n', 'halyard', 'create', 'token', 'halyard'));
  return {
    site: randomUUIDv7(),
    namespace: NAMESPACE,
    kubeconfig,
    isInside: false,
    publicHost: await nodeAddress(),
    networkPrefix: 'halyard',
    deniedRanges: ['203.0.113.0/24'],
    nameservers: [],
    allowsRoot: false,
  };
}
