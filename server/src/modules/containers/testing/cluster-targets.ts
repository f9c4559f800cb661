import { randomUUIDv7 } from 'node:crypto';
import type { StartedContainer } from '../part-engine.ts';
import { podName } from '../kubernetes/part-objects.ts';
import { NAMESPACE } from './cluster-engine.ts';
import { NEIGHBOUR_PORT, NEIGHBOURS, PUBLIC_ADDRESS, REACHED } from './neighbour.ts';
import { NAMED_ADDRESS } from './name-server.ts';
import { kubectl, kubectlApply, readSettings } from './test-cluster.ts';
import { SHELL_IMAGE, SHELL_PORT } from './test-images.ts';

export const OTHER_FLAG = 'flag{of another team}';

/** What a pod may try to reach: a line of the shell, and what it says where that works. */
export interface Target {
  line: string;
  answer: string;
}

const API_PORT = 6443;
const KUBELET_PORT = 10_250;
/** Where kube-proxy says that it is well, on all addresses of the node. */
const NODE_PORT = 10_256;
const DNS_PORT = 53;

/** A program connects for two seconds at most, and reads for as long as `sleep` takes. */
const send = (text: string, host: string, port: number) =>
  `(printf '${text}'; sleep 2) | nc -w 2 ${host} ${port}`;

const listen = (host: string, port: number): Target => ({
  line: send('', host, port),
  answer: REACHED,
});

const ask = (host: string, port: number, answer: string): Target => ({
  line: send(String.raw`GET /healthz HTTP/1.0\r\n\r\n`, host, port),
  answer,
});

const takeFlag = (host: string, port: number): Target => ({
  line: send(String.raw`echo $FLAG; exit\n`, host, port),
  answer: OTHER_FLAG,
});

/** Both programs answer this to a request without TLS. */
const TLS = 'HTTP request to an HTTPS server';

/** Starts a pod and a service with the labels of the cluster's DNS, for the policies the same. */
export async function startDns(): Promise<{ pod: string; service: string; stop: () => unknown }> {
  const name = `dns-${randomUUIDv7().slice(-8)}`;
  const serve = (port: number) => ({
    name: `port-${port}`,
    image: `docker.io/${SHELL_IMAGE}`,
    imagePullPolicy: 'Never',
    command: ['/bin/nc', '-ll', '-p', String(port), '-e', '/bin/sh', '-c', `echo ${REACHED}`],
    securityContext: { runAsUser: 0 },
  });
  const labels = { 'k8s-app': 'kube-dns', 'halyard-test': name };
  const metadata = { name, namespace: 'kube-system', labels };
  await kubectlApply(
    {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata,
      spec: {
        terminationGracePeriodSeconds: 1,
        containers: [serve(DNS_PORT), serve(NEIGHBOUR_PORT)],
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: { selector: labels, ports: [{ port: DNS_PORT }] },
    },
  );
  const inSystem = ['-n', 'kube-system'];
  await kubectl(...inSystem, 'wait', '--for=condition=Ready', `pod/${name}`, '--timeout=60s');
  const read = (kind: string, path: string) =>
    kubectl(...inSystem, 'get', kind, name, '-o', `jsonpath={${path}}`);
  return {
    pod: await read('pod', '.status.podIP'),
    service: await read('service', '.spec.clusterIP'),
    stop: () => kubectl(...inSystem, 'delete', `pod/${name}`, `service/${name}`, '--wait=false'),
  };
}

/** All that is tried, by what it is. */
export async function listTargets(at: {
  /** An instance of another team. */
  victim: StartedContainer & { name: string };
  /** The address of the node on the network of pods. */
  gateway: string;
  dns: { pod: string; service: string };
  /** A service of the machine on which the tests run, where server and database are. */
  hostPort: number;
}): Promise<Record<string, Target>> {
  const { hostAddress, nodeAddress, serviceRange } = readSettings();
  const { victim, gateway, dns, hostPort } = at;
  const service = ['get', 'service', podName(victim.name), '-o', 'jsonpath={.spec.clusterIP}'];
  const serviceAddress = await kubectl('-n', NAMESPACE, ...service);
  // The first of the range.
  const apiService = serviceRange.replace(/0\/\d+$/, '1');
  const [machine = '', metadata = ''] = NEIGHBOURS;
  return {
    'another team, its pod': takeFlag(victim.local.own?.host ?? '', SHELL_PORT),
    'another team, its service': takeFlag(serviceAddress, SHELL_PORT),
    'another team, its node port': takeFlag(nodeAddress, victim.published.port),
    'the node': ask(nodeAddress, NODE_PORT, '200 OK'),
    'the node at the gateway': ask(gateway, NODE_PORT, '200 OK'),
    'the kubelet': ask(nodeAddress, KUBELET_PORT, TLS),
    'the API server': ask(nodeAddress, API_PORT, TLS),
    'the API server, its service': ask(apiService, 443, TLS),
    'the DNS': listen(dns.pod, DNS_PORT),
    'the DNS, its service': listen(dns.service, DNS_PORT),
    'another port of the DNS': listen(dns.pod, NEIGHBOUR_PORT),
    'the metadata address': listen(metadata, NEIGHBOUR_PORT),
    'a machine nearby': listen(machine, NEIGHBOUR_PORT),
    'the internet': listen(PUBLIC_ADDRESS, NEIGHBOUR_PORT),
    'server and database': listen(hostAddress, hostPort),
    'a DNS elsewhere': {
      line: `timeout 3 nslookup -type=a flag.example ${hostAddress}`,
      answer: NAMED_ADDRESS,
    },
  };
}
