import type { SeenContainer } from './judge.ts';

interface Labelled {
  metadata: { labels?: Record<string, string>; deletionTimestamp?: string };
}

/** The part of a pod that the drill reads. */
export interface Pod extends Labelled {
  spec: Record<string, unknown>;
  status: { phase: string };
}

/** The part of a service that the drill reads. */
export interface Service extends Labelled {
  spec: { ports: { port: number; targetPort: number; nodePort?: number }[] };
}

export const NAME_LABEL = 'halyard.container';

/** A pod and its service are one container. A service without a pod is one that does not run. */
export function toContainers(pods: readonly Pod[], services: readonly Service[]): SeenContainer[] {
  const withPod = new Set(pods.map(nameOf));
  const portsOf = (name: string) =>
    services.filter((each) => nameOf(each) === name).flatMap(nodePorts);
  return [
    ...pods.map((pod) => ({
      name: nameOf(pod),
      isRunning: isPodRunning(pod),
      ports: portsOf(nameOf(pod)),
    })),
    ...services
      .filter((service) => !withPod.has(nameOf(service)))
      .map((service) => ({ name: nameOf(service), isRunning: false, ports: nodePorts(service) })),
  ];
}

export function isPodRunning({ metadata, status }: Pod): boolean {
  return status.phase === 'Running' && metadata.deletionTimestamp === undefined;
}

export function nodePorts({ spec }: Service): number[] {
  return spec.ports.flatMap(({ nodePort }) => nodePort ?? []);
}

function nameOf({ metadata }: Labelled): string {
  return metadata.labels?.[NAME_LABEL] ?? '';
}
