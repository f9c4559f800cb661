import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Clock,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

/** The states of a player's instance, as staff see them at a test. */
export type TestContainerState =
  | 'none'
  | 'requested'
  | 'starting'
  | 'running'
  | 'extendable'
  | 'last'
  | 'failed'
  | 'ended'
  | 'limit';

export const stateLooks: Readonly<
  Record<TestContainerState, { tone: BadgeTone; icon: LucideIcon | undefined }>
> = {
  none: { tone: 'neutral', icon: undefined },
  requested: { tone: 'info', icon: Hourglass },
  // A spinner stands in its place.
  starting: { tone: 'info', icon: undefined },
  running: { tone: 'ok', icon: CircleCheck },
  extendable: { tone: 'warn', icon: Clock },
  last: { tone: 'danger', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
  ended: { tone: 'neutral', icon: CircleSlash },
  limit: { tone: 'warn', icon: CircleAlert },
};

/** It can be reached. */
export function isRunning(state: TestContainerState): boolean {
  return state === 'running' || state === 'extendable' || state === 'last';
}
