import type { V1Lease } from '@kubernetes/client-node';
import { expect, test } from 'vitest';
import type { KubernetesApi } from './part-api.ts';
import { createKubernetesHolder } from './part-holder.ts';

/** One lease, as the API keeps it: a change of another version than the stored one is refused. */
function createLeases(): Pick<KubernetesApi, 'readLease' | 'writeLease'> {
  let stored: V1Lease | null = null;
  let version = 0;
  return {
    readLease: async () => stored && structuredClone(stored),
    async writeLease(lease) {
      if (lease.metadata?.resourceVersion !== stored?.metadata?.resourceVersion) return false;
      version += 1;
      const { name = '', labels = {} } = lease.metadata ?? {};
      const metadata = { name, labels, resourceVersion: String(version) };
      stored = { spec: structuredClone(lease.spec ?? {}), metadata };
      return true;
    },
  };
}

test('the mark is the holder of a Lease, which one of several changes', async () => {
  const holder = createKubernetesHolder(createLeases(), 'site');
  expect(await holder.readMark()).toBeNull();
  const first = await Promise.all(['a', 'b', 'c'].map((mark) => holder.writeMark(mark, null)));
  expect(first).toEqual([true, false, false]);
  expect(await holder.writeMark('d', 'b')).toBe(false);
  const next = await Promise.all(['d', 'e'].map((mark) => holder.writeMark(mark, 'a')));
  expect(next).toEqual([true, false]);
  expect(await holder.readMark()).toBe('d');
});

test('the Lease is that of the site', async () => {
  const leases = createLeases();
  await createKubernetesHolder(leases, 'site').writeMark('a', null);
  expect(await leases.readLease('halyard-holder-site')).toMatchObject({
    metadata: { name: 'halyard-holder-site', labels: { 'halyard.site': 'site' } },
    spec: { holderIdentity: 'a' },
  });
});
