import { isIPv6 } from 'node:net';
import type { NetworkMode } from '@halyard/sdk/rules';
import { type KubernetesSettings, NETWORK_LABEL, SITE_LABEL } from './part-objects.ts';

/** Private, shared and link-local ranges: pods, nodes, services and the metadata of clouds are usually in them. */
const PRIVATE_RANGES = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
];
const DNS_PORTS = [
  { protocol: 'UDP', port: 53 },
  { protocol: 'TCP', port: 53 },
];

/** The part of a NetworkPolicy that this server writes, as the API takes it. */
export interface NetworkPolicy {
  apiVersion: 'networking.k8s.io/v1';
  kind: 'NetworkPolicy';
  metadata: { name: string; namespace: string; labels: Record<string, string> };
  spec: {
    podSelector: { matchLabels: Record<string, string> };
    policyTypes: ('Ingress' | 'Egress')[];
    ingress?: object[];
    egress?: object[];
  };
}

/** The policy for the mode Custom, which operators make. */
export function customPolicyName({ networkPrefix }: KubernetesSettings): string {
  return `${networkPrefix}-custom`;
}

/**
 * What a container of a mode needs. Policies add up: the first is for all containers of the site and
 * lets nothing out, so that each mode says what it opens.
 */
export function policiesOf(settings: KubernetesSettings, mode: NetworkMode): NetworkPolicy[] {
  return mode === 'Open' ? [closed(settings), open(settings)] : [closed(settings)];
}

/** Anybody may come in: players do so through nodes, whose addresses a pod may see in place of theirs. */
function closed(settings: KubernetesSettings): NetworkPolicy {
  return {
    ...head(settings, 'closed'),
    spec: {
      podSelector: { matchLabels: { [SITE_LABEL]: settings.site } },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{}],
    },
  };
}

function open(settings: KubernetesSettings): NetworkPolicy {
  const denied = [...new Set([...PRIVATE_RANGES, ...settings.deniedRanges])];
  const everything = [
    { cidr: '0.0.0.0/0', except: denied.filter((range) => !isVersion6(range)) },
    { cidr: '::/0', except: denied.filter(isVersion6) },
  ];
  return {
    ...head(settings, 'open'),
    spec: {
      podSelector: { matchLabels: { [SITE_LABEL]: settings.site, [NETWORK_LABEL]: 'open' } },
      policyTypes: ['Egress'],
      egress: [
        { to: everything.map((ipBlock) => ({ ipBlock })) },
        { to: nameServers(settings), ports: DNS_PORTS },
      ],
    },
  };
}

function nameServers({ nameservers }: KubernetesSettings): object[] {
  if (nameservers.length === 0)
    return [{ namespaceSelector: {}, podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }];
  return nameservers.map((address) => ({
    ipBlock: { cidr: `${address}/${isIPv6(address) ? 128 : 32}` },
  }));
}

/** Sites that share a namespace have policies of their own. */
function head({ networkPrefix, site, namespace }: KubernetesSettings, name: string) {
  return {
    apiVersion: 'networking.k8s.io/v1' as const,
    kind: 'NetworkPolicy' as const,
    metadata: {
      name: `${networkPrefix}-${site.slice(-12)}-${name}`,
      namespace,
      labels: { [SITE_LABEL]: site },
    },
  };
}

function isVersion6(range: string): boolean {
  return range.includes(':');
}
