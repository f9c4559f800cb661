import { updateUser, updateUserChanges } from '@halyard/sdk/react';
import type { AdminUser, UserUpdate } from '@halyard/sdk/types';
import { useChange } from '../../../changes/use-change.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

type Switched = Pick<UserUpdate, 'role' | 'emailConfirmed'>;

/** Changes role or activation of a user at once; both can be undone. */
export function useChangeUser({ id: userId, userName: user, role, emailConfirmed }: AdminUser) {
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
