import { expect, test } from 'vitest';
import type { KubernetesSettings } from './part-objects.ts';
import { customPolicyName, policiesOf } from './part-policies.ts';

const settings: KubernetesSettings = {
  site: '01920000-0000-7000-8000-0123456789ab',
  namespace: 'challenges',
  networkPrefix: 'halyard',
  deniedRanges: ['203.0.113.0/24', '2001:db8::/32', '10.0.0.0/8'],
  nameservers: ['192.0.2.53', '2001:db8::53'],
  allowsRoot: false,
};

test.each(['Open', 'Isolated', 'Custom'] as const)('nothing leaves %s by itself', (mode) => {
  const [closed] = policiesOf(settings, mode);
  expect(closed).toEqual({
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: {
      name: 'halyard-0123456789ab-closed',
      namespace: 'challenges',
      labels: { 'halyard.site': settings.site },
    },
    spec: {
      podSelector: { matchLabels: { 'halyard.site': settings.site } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{}],
    },
  });
});

test('only Open has a second policy, with every range excepted by name', () => {
  expect(policiesOf(settings, 'Isolated')).toHaveLength(1);
  expect(policiesOf(settings, 'Custom')).toHaveLength(1);
  const [, open] = policiesOf(settings, 'Open');
  expect(open?.spec.podSelector.matchLabels).toEqual({
    'halyard.site': settings.site,
    'halyard.network': 'open',
  });
  expect(open?.spec.egress?.[0]).toEqual({
    to: [
      {
        ipBlock: {
          cidr: '0.0.0.0/0',
          except: [
            '10.0.0.0/8',
            '100.64.0.0/10',
            '169.254.0.0/16',
            '172.16.0.0/12',
            '192.168.0.0/16',
            '203.0.113.0/24',
          ],
        },
      },
      { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10', '2001:db8::/32'] } },
    ],
  });
});

test('names are asked for at the servers of the setting, else at the DNS of the cluster', () => {
  const ports = [
    { protocol: 'UDP', port: 53 },
    { protocol: 'TCP', port: 53 },
  ];
  const [, open] = policiesOf(settings, 'Open');
  expect(open?.spec.egress?.[1]).toEqual({
    to: [{ ipBlock: { cidr: '192.0.2.53/32' } }, { ipBlock: { cidr: '2001:db8::53/128' } }],
    ports,
  });
  const [, asking] = policiesOf({ ...settings, nameservers: [] }, 'Open');
  expect(asking?.spec.egress?.[1]).toEqual({
    to: [{ namespaceSelector: {}, podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }],
    ports,
  });
});

test('the policy for Custom has the prefix', () => {
  expect(customPolicyName(settings)).toBe('halyard-custom');
});
