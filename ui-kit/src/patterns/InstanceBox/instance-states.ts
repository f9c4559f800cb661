import { CircleAlert, CircleSlash, Layers, Server, type LucideIcon } from 'lucide-react';

/**
 * - none: may be started
 * - requested: queued; starting: not reachable yet
 * - running: reachable
 * - failed: did not start; ended: expired or was destroyed
 * - limit: the team already runs as many as it may
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
  /** Undefined for a spinner. */
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
