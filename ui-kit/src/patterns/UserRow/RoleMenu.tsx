import type { Role } from '@halyard/sdk/rules';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { color, radius } from '../../tokens/tokens.ts';
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx';

export interface RoleMenuProps {
  /** The current role. */
  role: Role;
  /** The available roles in order, with labels; `reason`: why a role cannot be assigned. */
  roles: readonly { role: Role; label: string; reason?: string }[];
  /** Called with the chosen role. */
  onRoleChange: (role: Role) => void;
  /** Name of the button: "Role of ottoline, Monitor". */
  label: string;
  /** The change is being saved: the menu does not open. */
  busy?: boolean;
}

const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding-block: 1px;
  padding-inline: 1px 4px;
  border-radius: ${radius.small};
  color: ${color.faint};
  ${snippet.target}
  ${media.hover} {
    &:hover,
    &[aria-expanded='true'] {
      background: ${color.hover};
    }
  }
`;

/** A person's role in a row, as a menu that changes it. */
export function RoleMenu({ role, roles, onRoleChange, label, busy }: RoleMenuProps) {
  return (
    <Menu
      label={label}
      entries={roles.map((each) => ({
        label: each.label,
        checked: each.role === role,
        ...(each.reason !== undefined && { disabled: each.reason }),
        onSelect: () => {
          if (each.role !== role) onRoleChange(each.role);
        },
      }))}
      trigger={(props) => (
        <Trigger
          {...props}
          type="button"
          aria-label={label}
          aria-busy={busy || undefined}
          disabled={busy}
        >
          <RoleBadge role={role} label={roles.find((each) => each.role === role)?.label ?? role} />
          {busy ? <Spinner decorative /> : <Icon icon={ChevronDown} size={12} />}
        </Trigger>
      )}
    />
  );
}
