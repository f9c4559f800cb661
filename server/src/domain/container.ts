import type { ContainerFailure } from '@halyard/sdk/rules';

/**
 * `Pending`: it waits for its start or is starting. `Running`: its service was reached. `Ending`: it
 * is to be removed and counts no longer. `Failed`: it could not be started; there is no container.
 */
export type ContainerState = 'Pending' | 'Running' | 'Ending' | 'Failed';

/**
 * How far the start of a container is. `Requested`: a process looks for its image. `Pulling`: the
 * engine gets that. `Waiting`: for its turn at the engine. `Probing`: for its service to answer.
 */
export type StartPhase = 'Requested' | 'Pulling' | 'Waiting' | 'Starting' | 'Probing';

export interface StartFacts {
  phase: StartPhase;
  place: number | null;
  pulledBytes: number;
  pullBytes: number | null;
}

/** Times are Unix milliseconds. */
export interface ContainerFacts extends StartFacts {
  id: string;
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
export function containerInfo({
  id,
  status,
  failure,
  startedAt,
  stopAt,
  entry,
  ...start
}: ContainerFacts) {
  return {
    id,
    status: containerStatus(status),
    startedAt,
    expectStopAt: stopAt,
    entry,
    failure,
    start: startInfo(status, start),
  };
}

/** What the contract says about the start of a container; null unless it is `Pending`. */
export function startInfo(
  status: ContainerState,
  { phase, place, pulledBytes, pullBytes }: StartFacts,
) {
  if (status !== 'Pending') return null;
  const isPulling = phase === 'Pulling';
  return {
    phase: phase === 'Requested' ? ('Waiting' as const) : phase,
    place: phase === 'Waiting' ? place : null,
    pulledBytes: isPulling ? pulledBytes : null,
    pullBytes: isPulling ? pullBytes : null,
  };
}
