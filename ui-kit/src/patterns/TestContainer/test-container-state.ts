import {
  CircleAlert,
  CircleCheck,
  CircleSlash,
  Clock,
  Hourglass,
  type LucideIcon,
} from 'lucide-react';
import type { BadgeTone } from '../../components/Badge/Badge.tsx';

/** How the states of an instance are shown for a test container. */
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
  // Shown as a spinner.
  starting: { tone: 'info', icon: undefined },
  running: { tone: 'ok', icon: CircleCheck },
  extendable: { tone: 'warn', icon: Clock },
  last: { tone: 'danger', icon: Clock },
  failed: { tone: 'danger', icon: CircleAlert },
  ended: { tone: 'neutral', icon: CircleSlash },
  limit: { tone: 'warn', icon: CircleAlert },
};

/** The container is reachable. */
export function isRunning(state: TestContainerState): boolean {
  return state === 'running' || state === 'extendable' || state === 'last';
}
