import { describe, expect, test } from 'vitest';
import { type Pod, type Service, toContainers } from './pods.ts';

const labels = { 'halyard.container': 'one' };
const POD: Pod = { metadata: { labels }, spec: {}, status: { phase: 'Running' } };
const SERVICE: Service = {
  metadata: { labels },
  spec: { ports: [{ port: 8080, targetPort: 8080, nodePort: 30_001 }] },
};

describe('toContainers', () => {
  test('takes a pod and its service for one container', () => {
    expect(toContainers([POD], [SERVICE])).toEqual([
      { name: 'one', isRunning: true, ports: [30_001] },
    ]);
  });

  test.each<[string, Pod]>([
    ['that waits', { ...POD, status: { phase: 'Pending' } }],
    ['that has ended', { ...POD, status: { phase: 'Failed' } }],
    ['that is being deleted', { ...POD, metadata: { labels, deletionTimestamp: 'now' } }],
  ])('sees that a pod %s does not run', (_name, pod) => {
    expect(toContainers([pod], [SERVICE])[0]?.isRunning).toBe(false);
  });

  test('gives a pod no port of another', () => {
    const other = { ...SERVICE, metadata: { labels: { 'halyard.container': 'two' } } };
    expect(toContainers([POD], [other])).toEqual([
      { name: 'one', isRunning: true, ports: [] },
      { name: 'two', isRunning: false, ports: [30_001] },
    ]);
  });

  test('keeps every pod and service that is there', () => {
    expect(toContainers([POD, POD], [])).toHaveLength(2);
    expect(toContainers([], [SERVICE, SERVICE])).toHaveLength(2);
  });
});
