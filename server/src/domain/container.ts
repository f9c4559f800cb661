import type { ContainerFailure } from '@halyard/sdk/rules';

/**
 * `Pending`: it waits for its start or is starting. `Running`: its service was reached. `Ending`: it
 * is to be removed and counts no longer. `Failed`: it could not be started; there is no container.
 */
export type ContainerState = 'Pending' | 'Running' | 'Ending' | 'Failed';

/** Times are Unix milliseconds. */
export interface ContainerFacts {
  status: ContainerState;
  failure: ContainerFailure | null;
  startedAt: number;
  stopAt: number;
  entry: string;
}

const STATUS = {
  Pending: 'Pending',
  Running: 'Running',
  Ending: 'Destroyed',
  Failed: 'Destroyed',
} as const satisfies Record<ContainerState, string>;

export function containerStatus(state: ContainerState) {
  return STATUS[state];
}

/** What the contract says about a container. */
export function containerInfo({ status, failure, startedAt, stopAt, entry }: ContainerFacts) {
  return { status: containerStatus(status), startedAt, expectStopAt: stopAt, entry, failure };
}
