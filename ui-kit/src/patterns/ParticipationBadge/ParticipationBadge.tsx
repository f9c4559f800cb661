import type { ParticipationStatus } from '@halyard/sdk/rules';
import { CircleSlash, Check, Hourglass, X, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';

export interface ParticipationBadgeProps {
  /** Decides icon and colour. */
  status: ParticipationStatus;
  /** Label of the status: "Pending review". */
  label: string;
  /** Without colour, where the status is not news. */
  quiet?: boolean;
}

const looks: Record<ParticipationStatus, { tone: BadgeTone; icon?: LucideIcon; hollow?: boolean }> =
  {
    Pending: { tone: 'warn', icon: Hourglass },
    Accepted: { tone: 'ok', icon: Check },
    Rejected: { tone: 'danger', icon: X },
    Suspended: { tone: 'neutral', icon: CircleSlash },
    Unsubmitted: { tone: 'neutral', hollow: true },
  };

/** The status of a team's participation in a game. */
export function ParticipationBadge({ status, label, quiet }: ParticipationBadgeProps) {
  const { tone, icon, hollow = false } = looks[status];
  return (
    <Badge tone={quiet ? 'neutral' : tone} hollow={hollow && !quiet} {...(icon && { icon })}>
      {label}
    </Badge>
  );
}
