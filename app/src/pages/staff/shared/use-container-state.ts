import { useGetContainerState } from '@halyard/sdk/react';
import type { ContainerState } from '@halyard/sdk/types';
import { useExtension } from '../../../app/routes/use-extension.ts';

const REFRESH = 60_000;

/** What containers reach and what limits them, for staff; undefined while unknown and where the server does not say. */
export function useContainerState(): ContainerState | undefined {
  const enabled = useExtension('containerState') === true;
  const { data } = useGetContainerState({ query: { enabled, refetchInterval: REFRESH } });
  return data;
}

/** Whether a container that belongs to no running game is refused. */
export function isBlocked({ isolation, isolationRequired }: ContainerState): boolean {
  return isolation === 'Exposed' && isolationRequired;
}
