import type { V1ContainerState, V1ContainerStatus, V1Pod } from '@kubernetes/client-node';
import { EngineError } from '../part-engine.ts';

/** Reasons for which a container waits because its image is not there. */
const IMAGE_REASONS = new Set([
  'ErrImagePull',
  'ImagePullBackOff',
  'ErrImageNeverPull',
  'InvalidImageName',
  'ImageInspectError',
  'RegistryUnavailable',
  'SignatureValidationFailed',
]);
/** Reasons for which a container waits because it cannot be made of its image. */
const START_REASONS = new Set([
  'CreateContainerConfigError',
  'CreateContainerError',
  'PreCreateHookError',
  'RunContainerError',
  'StartError',
  'ContainerCannotRun',
]);

/** Where the addresses of a pod are known. */
export interface RunningPod {
  uid: string;
  podIp: string;
  hostIp: string;
}

/** The addresses of a pod whose program runs; null while it starts. Throws why it never will. */
export function findRunning(pod: V1Pod): RunningPod | null {
  const status = containerStatus(pod);
  throwIfImageMissing(status);
  throwIfEnded(pod, status);
  const { podIP, hostIP } = pod.status ?? {};
  if (!isPodRunning(pod) || !podIP || !hostIP) return null;
  return { uid: pod.metadata?.uid ?? '', podIp: podIP, hostIp: hostIP };
}

/** Whether the image of a pod that only pulls one is at its node. Throws why it cannot be. */
export function isPulled(pod: V1Pod): boolean {
  const status = containerStatus(pod);
  throwIfImageMissing(status);
  const { waiting, terminated, running } = status?.state ?? {};
  if (terminated ?? running ?? START_REASONS.has(waiting?.reason ?? '')) return true;
  if (pod.status?.phase === 'Failed' || pod.metadata?.deletionTimestamp)
    throw new EngineError('Refused', whyNot(pod));
  return false;
}

/** When the program of a pod ended, or could not be started; null before. */
export function endedAt(pod: V1Pod): number | null {
  return containerStatus(pod)?.state?.terminated?.finishedAt?.getTime() ?? null;
}

export function isPodRunning({ metadata, status }: V1Pod): boolean {
  const [container] = status?.containerStatuses ?? [];
  return (
    status?.phase === 'Running' &&
    container?.state?.running !== undefined &&
    metadata?.deletionTimestamp === undefined
  );
}

/** Whether the kubelet has ended it because it wrote more than its limit, not because its node is full. */
export function isOverStorage({ status }: V1Pod): boolean {
  return status?.reason === 'Evicted' && /exceed(s|ed) .*limit/.test(status.message ?? '');
}

/** Whether a node is to run it. */
export function isScheduled({ spec }: V1Pod): boolean {
  return Boolean(spec?.nodeName);
}

/** What a pod waits for, in the words of Kubernetes. */
export function whyNot(pod: V1Pod): string {
  const { waiting } = containerStatus(pod)?.state ?? {};
  const scheduled = pod.status?.conditions?.find(({ type }) => type === 'PodScheduled');
  const unscheduled = scheduled?.status === 'False' ? scheduled : undefined;
  const said = [waiting, unscheduled, pod.status].find((part) => part?.reason ?? part?.message);
  return `The pod does not start: ${said?.message || said?.reason || 'no reason is given'}`;
}

function containerStatus({ status }: V1Pod): V1ContainerStatus | undefined {
  return status?.containerStatuses?.[0];
}

function throwIfImageMissing(status: V1ContainerStatus | undefined): void {
  const { reason = '', message } = status?.state?.waiting ?? {};
  if (IMAGE_REASONS.has(reason))
    throw new EngineError(
      'ImageUnavailable',
      `The image ${status?.image} cannot be pulled: ${message || reason}`,
    );
}

function throwIfEnded(pod: V1Pod, status: V1ContainerStatus | undefined): void {
  throwIfProgramEnded(pod, status?.state ?? {});
  if (pod.metadata?.deletionTimestamp) throw new EngineError('Exited', 'The pod is being deleted.');
  // The node would not take it.
  if (pod.status?.phase === 'Failed') throw new EngineError('Refused', whyNot(pod));
}

function throwIfProgramEnded(pod: V1Pod, { waiting, terminated }: V1ContainerState): void {
  if (START_REASONS.has(waiting?.reason ?? '') || START_REASONS.has(terminated?.reason ?? ''))
    throw new EngineError('Refused', terminated?.message ?? whyNot(pod));
  if (terminated)
    throw new EngineError('Exited', `The program of the container ended: ${terminated.reason}.`);
}
