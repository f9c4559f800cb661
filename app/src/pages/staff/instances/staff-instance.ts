import type { Instance } from '@halyard/sdk/types';

/** What an instance does, for staff. */
export type InstanceView = 'running' | 'expiring' | 'starting' | 'failed';

export const VIEWS = ['all', 'running', 'expiring', 'starting', 'failed'] as const;

/** The state of an instance; servers without the extension list only those that run. */
export function viewOf(
  { status = 'Running', failure, expectStopAt }: Instance,
  now: number,
  windowMinutes: number,
): InstanceView {
  if (failure) return 'failed';
  if (status === 'Pending') return 'starting';
  return expectStopAt - now <= windowMinutes * 60_000 ? 'expiring' : 'running';
}

/** Whether an instance is what was searched for. */
export function matches(instance: Instance, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return true;
  const { team, challenge, containerGuid, containerId, image } = instance;
  return [
    team?.name,
    challenge?.title,
    containerGuid,
    containerId,
    addressOf(instance),
    image,
  ].some((value) => value?.toLowerCase().includes(wanted));
}

/** Where an instance is reached; null while it is not. */
export function addressOf({ ip, port }: Instance): string | null {
  return port === 0 ? null : `${ip}:${port}`;
}

const ORDER: Record<InstanceView, number> = { failed: 0, starting: 1, expiring: 2, running: 2 };

/** Failed first, then starting, then by the time left. */
export function inOrder(
  instances: readonly Instance[],
  view: (instance: Instance) => InstanceView,
): Instance[] {
  return instances.toSorted(
    (one, other) => ORDER[view(one)] - ORDER[view(other)] || one.expectStopAt - other.expectStopAt,
  );
}
