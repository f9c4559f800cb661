import type { Role } from '@halyard/sdk/rules';
import { Activity, Ban, ShieldCheck, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../components/Badge/Badge.tsx';

export interface RoleBadgeProps {
  /** Decides icon and colour. */
  role: Role;
  /** Label of the role. */
  label: string;
}

const looks: Record<Role, { tone: BadgeTone; icon?: LucideIcon }> = {
  Admin: { tone: 'brand', icon: ShieldCheck },
  Monitor: { tone: 'info', icon: Activity },
  User: { tone: 'neutral' },
  Banned: { tone: 'danger', icon: Ban },
};

/** A person's role on the site. */
export function RoleBadge({ role, label }: RoleBadgeProps) {
  const { tone, icon } = looks[role];
  return (
    <Badge tone={tone} {...(icon && { icon })}>
      {label}
    </Badge>
  );
}
