import { ROLES } from '@halyard/sdk/rules';
import type { AdminUser, UserUpdate } from '@halyard/sdk/types';
import { Avatar, Badge, Row, RoleMenu, RowSwitch, Text } from '@halyard/ui-kit';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { updateUser, updateUserChanges } from '@halyard/sdk/react';
import { useChange } from '../../../changes/use-change.ts';

type Switched = Pick<UserUpdate, 'role' | 'emailConfirmed'>;

interface UserProps {
  user: AdminUser;
}

export function UserName({ user }: UserProps) {
  const { LL } = useLanguage();
  const isOwn = useProfile()?.userId === user.id;
  return (
    <Row gap={8} as="span">
      <Avatar name={user.userName} kind="person" src={user.avatar} />
      <Text size={13} weight={500} cut>
        {user.userName}
      </Text>
      {isOwn && (
        <Text size={12} tone="faint">
          {LL.staff.users.you()}
        </Text>
      )}
    </Row>
  );
}

export function UserEmail({ user }: UserProps) {
  const { LL } = useLanguage();
  return (
    <Row gap={8} as="span">
      <Text size={13} cut>
        {user.email}
      </Text>
      {!user.emailConfirmed && <Badge tone="warn">{LL.staff.users.unconfirmed()}</Badge>}
      {user.invited === true && <Badge>{LL.staff.users.invited()}</Badge>}
      {user.mustChangePassword === true && <Badge>{LL.staff.users.temporary()}</Badge>}
    </Row>
  );
}

/** The role as a menu; the own one is fixed. */
export function UserRole({ user }: UserProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const change = useChangeUser(user);
  const isOwn = useProfile()?.userId === user.id;
  return (
    <RoleMenu
      role={user.role}
      label={words.roleOf({ user: user.userName, role: LL.terms.role[user.role]() })}
      roles={ROLES.map((role) => ({
        role,
        label: LL.terms.role[role](),
        ...(isOwn && role !== user.role && { reason: words.ownRole() }),
      }))}
      onRoleChange={(role) => void change({ role })}
    />
  );
}

/** Whether the account may sign in. */
export function ActiveSwitch({ user }: UserProps) {
  const { LL } = useLanguage();
  const change = useChangeUser(user);
  return (
    <RowSwitch
      checked={user.emailConfirmed}
      label={LL.staff.users.activeOf({ user: user.userName })}
      onChange={(emailConfirmed) => change({ emailConfirmed })}
    />
  );
}

/** The first team and how many others; nothing where the server does not tell. */
export function UserTeams({ user: { teams = [] } }: UserProps) {
  const { LL } = useLanguage();
  const [first, ...others] = teams;
  if (!first) return null;
  return (
    <Text size={13} tone="muted" cut>
      {others.length === 0
        ? first.name
        : LL.staff.users.moreTeams({ team: first.name, count: others.length })}
    </Text>
  );
}

export function LastSeen({ user }: UserProps) {
  const { LL, dates } = useLanguage();
  return (
    <Text size={13} tone="muted">
      {user.lastVisitedUtc > 0 ? dates.moment(user.lastVisitedUtc) : LL.staff.users.never()}
    </Text>
  );
}

/** Changes role or activation of a user at once; both can be undone. */
function useChangeUser({ id: userId, userName: user, role, emailConfirmed }: AdminUser) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const titleOf = (change: Switched): string => {
    if (change.role) return words.roleChanged({ user, role: LL.terms.role[change.role]() });
    return change.emailConfirmed ? words.activated({ user }) : words.deactivated({ user });
  };
  const { mutateAsync } = useChange({
    call: (change: Switched) => updateUser(userId, change),
    shows: () => [],
    changes: updateUserChanges,
    params: { userId },
    about: () => user,
    undo: (change) => ({
      title: titleOf(change),
      input: change.role ? { role } : { emailConfirmed },
    }),
    scope: `user ${userId}`,
  });
  /** Resolves when the change is made or was refused, which a message says. */
  return (change: Switched): Promise<unknown> => mutateAsync(change).catch(() => undefined);
}
