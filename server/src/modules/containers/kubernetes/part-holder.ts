import type { ContainerEngine } from '../part-engine.ts';
import type { KubernetesApi } from './part-api.ts';
import { SITE_LABEL } from './part-objects.ts';

/** The mark of a site is the holder of a Lease in the namespace of the containers. */
export function createKubernetesHolder(
  api: Pick<KubernetesApi, 'readLease' | 'writeLease'>,
  site: string,
): Required<Pick<ContainerEngine, 'readMark' | 'writeMark'>> {
  const name = `halyard-holder-${site}`;
  return {
    async readMark() {
      return (await api.readLease(name))?.spec?.holderIdentity ?? null;
    },
    async writeMark(mark, over) {
      const found = await api.readLease(name);
      if ((found?.spec?.holderIdentity ?? null) !== over) return false;
      return api.writeLease({
        apiVersion: 'coordination.k8s.io/v1',
        kind: 'Lease',
        // With its version, so that of two that write at the same time one is refused.
        metadata: found?.metadata ?? { name, labels: { [SITE_LABEL]: site } },
        spec: { holderIdentity: mark },
      });
    },
  };
}
