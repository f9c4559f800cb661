import { CircleAlert, CircleSlash, Layers, Server, type LucideIcon } from 'lucide-react';

/**
 * - none: may be started
 * - requested: waits for its turn; starting: does not answer yet
 * - running: can be reached
 * - failed: did not start; ended: its time ran out or somebody ended it
 * - limit: as many run as the team may have
 */
export type InstanceState =
  | 'none'
  | 'requested'
  | 'starting'
  | 'running'
  | 'failed'
  | 'ended'
  | 'limit';

interface Look {
  /** None: something turns. */
  icon?: LucideIcon;
  tone?: 'info' | 'warn' | 'danger';
  waits?: boolean;
}

export const INSTANCE_LOOKS: Record<InstanceState, Look> = {
  none: { icon: Server },
  requested: { waits: true },
  starting: { tone: 'info', waits: true },
  running: { icon: Server },
  failed: { icon: CircleAlert, tone: 'danger' },
  ended: { icon: CircleSlash },
  limit: { icon: Layers, tone: 'warn' },
};
