import { describe, expect, test } from 'vitest';
import type { ContainerSpec } from '../part-engine.ts';
import { type KubernetesSettings, podOf, pullPodOf, serviceOf } from './part-objects.ts';

const settings: KubernetesSettings = {
  site: 'site',
  namespace: 'challenges',
  networkPrefix: 'halyard',
  deniedRanges: [],
  nameservers: [],
  allowsRoot: false,
};
const spec: ContainerSpec = {
  name: '0192',
  image: 'harbour/echo:1',
  memoryMegabytes: 64,
  cpuTenths: 5,
  storageMegabytes: 256,
  port: 1337,
  networkMode: 'Isolated',
  variables: { FLAG: 'flag{knots}' },
};

describe('the pod of a container', () => {
  const pod = podOf(settings, spec);
  const [container] = pod.spec?.containers ?? [];

  test('has the labels of its site, its row and its network', () => {
    expect(pod.metadata).toEqual({
      name: 'halyard-0192',
      namespace: 'challenges',
      labels: {
        'halyard.site': 'site',
        'halyard.container': '0192',
        'halyard.network': 'isolated',
      },
    });
  });

  test('knows nothing of the cluster, and is not started again', () => {
    expect(pod.spec).toMatchObject({
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      enableServiceLinks: false,
    });
  });

  test('has no rights', () => {
    expect(pod.spec?.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container?.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('may be root where the setting allows that, with few capabilities', () => {
    const other = podOf({ ...settings, allowsRoot: true }, spec);
    expect(other.spec?.securityContext?.runAsNonRoot).toBeUndefined();
    const { capabilities, allowPrivilegeEscalation } =
      other.spec?.containers[0]?.securityContext ?? {};
    expect(allowPrivilegeEscalation).toBe(false);
    expect(capabilities?.drop).toEqual(['ALL']);
    expect(capabilities?.add).toContain('SETUID');
    expect(capabilities?.add).not.toContain('NET_RAW');
  });

  test('is limited, and asks for less than its limits', () => {
    expect(container?.resources).toEqual({
      limits: { cpu: '500m', memory: '64Mi', 'ephemeral-storage': '256Mi' },
      requests: { cpu: '50m', memory: '32Mi', 'ephemeral-storage': '26Mi' },
    });
    const unlimited = podOf(settings, { ...spec, storageMegabytes: 0 });
    expect(unlimited.spec?.containers[0]?.resources?.limits).not.toHaveProperty(
      'ephemeral-storage',
    );
  });

  test('has its variables', () => {
    expect(container?.env).toEqual([{ name: 'FLAG', value: 'flag{knots}' }]);
  });

  test('asks the DNS of the cluster, or the servers of the setting', () => {
    expect(pod.spec?.dnsPolicy).toBeUndefined();
    expect(podOf({ ...settings, nameservers: ['192.0.2.53'] }, spec).spec).toMatchObject({
      dnsPolicy: 'None',
      dnsConfig: { nameservers: ['192.0.2.53'] },
    });
  });
});

test('a pod that pulls runs nothing of the image', () => {
  const pod = pullPodOf(settings, 'id', 'harbour/echo:1');
  expect(pod.metadata?.labels).toMatchObject({ 'halyard.pull': 'yes' });
  expect(pod.spec?.containers[0]).toMatchObject({
    image: 'harbour/echo:1',
    command: ['/halyard-pulls-only'],
    securityContext: { runAsUser: 65_534 },
  });
});

test('a service reaches the pod of its container, and ends with it', () => {
  const service = serviceOf(settings, spec, { uid: 'of-pod', type: 'NodePort' });
  expect(service.metadata?.ownerReferences).toEqual([
    { apiVersion: 'v1', kind: 'Pod', name: 'halyard-0192', uid: 'of-pod' },
  ]);
  expect(service.spec).toEqual({
    type: 'NodePort',
    selector: { 'halyard.site': 'site', 'halyard.container': '0192' },
    ports: [{ port: 1337, targetPort: 1337, protocol: 'TCP' }],
  });
});
