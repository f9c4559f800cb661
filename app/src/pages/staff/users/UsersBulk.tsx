import {
  deleteUser,
  deleteUserChanges,
  invalidate,
  inviteUserAgain,
  updateUser,
} from '@halyard/sdk/react';
import { type Role, ROLES } from '@halyard/sdk/rules';
import type { AdminUser, UserUpdate } from '@halyard/sdk/types';
import { Button, Menu, Text } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useProfile } from '../../../app/session/session.ts';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { type Bulk, useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';

interface UsersBulkProps {
  /** The users on the page. */
  users: readonly AdminUser[];
  selection: Selection<AdminUser>;
}

/**
 * Activates, changes or deletes all selected users but the one who does it; those that fail stay
 * selected.
 */
export function UsersBulk({ users, selection }: UsersBulkProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const ownId = useProfile()?.userId;
  const bulk = useBulk<AdminUser>({
    onEnd: (failed) => {
      selection.keep(failed);
      void invalidate(client, deleteUserChanges);
    },
  });
  const change = useChangeAll(bulk);
  const selected = selection.rowsWith(users);
  const rows = selected.filter(({ id }) => id !== ownId);
  const count = rows.length;
  const invited = rows.filter((user) => user.invited === true);
  const askToDelete = () =>
    ask({
      title: words.deleteAllTitle({ count }),
      effect: words.deleteEffect(),
      confirm: words.deleteConfirm(),
      destructive: true,
      act: () => bulk.start(rows, ({ id }) => deleteUser(id)),
    });
  return (
    <>
      <BulkActions selection={selection} bulk={bulk}>
        {count < selected.length && (
          <Text size={12} tone="muted">
            {words.ownLeftOut()}
          </Text>
        )}
        {invited.length > 0 && (
          <Button size="small" onClick={() => bulk.start(invited, ({ id }) => inviteUserAgain(id))}>
            {words.inviteAll({ count: invited.length })}
          </Button>
        )}
        <Activations rows={rows} change={change} />
        <RoleChange rows={rows} change={change} />
        <Button size="small" variant="danger" disabled={count === 0} onClick={askToDelete}>
          {words.deleteAll({ count })}
        </Button>
      </BulkActions>
      {question}
    </>
  );
}

interface ChangeProps {
  rows: readonly AdminUser[];
  change: (rows: readonly AdminUser[], update: Switched) => void;
}

function Activations({ rows, change }: ChangeProps) {
  const { LL } = useLanguage();
  const choices = { activateAll: true, deactivateAll: false } as const;
  return (['activateAll', 'deactivateAll'] as const).map((name) => {
    const emailConfirmed = choices[name];
    const affected = rows.filter((user) => user.emailConfirmed !== emailConfirmed);
    return (
      <Button
        key={name}
        size="small"
        disabled={affected.length === 0}
        onClick={() => change(affected, { emailConfirmed })}
      >
        {LL.staff.users[name]()}
      </Button>
    );
  });
}

/** The roles that not all of them have. */
function RoleChange({ rows, change }: ChangeProps) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const withOthers = (role: Role) => rows.filter((user) => user.role !== role);
  return (
    <Menu
      label={words.changeRole()}
      entries={ROLES.filter((role) => withOthers(role).length > 0).map((role) => ({
        label: LL.terms.role[role](),
        onSelect: () => change(withOthers(role), { role }),
      }))}
      trigger={(props) => (
        <Button {...props} size="small" disabled={rows.length === 0}>
          {words.changeRole()}
        </Button>
      )}
    />
  );
}

type Switched = { role: Role } | { emailConfirmed: boolean };

/** Changes role or activation of users; each gets its own back when that is undone. */
function useChangeAll(bulk: Bulk<AdminUser>) {
  const { LL } = useLanguage();
  return (rows: readonly AdminUser[], update: Switched): void => {
    const earlier = ({ role, emailConfirmed }: AdminUser): UserUpdate =>
      'role' in update ? { role } : { emailConfirmed };
    bulk.start(
      rows,
      ({ id }) => updateUser(id, update),
      (done) =>
        offerUndo(LL, LL.staff.users.undone({ count: done.length }), () =>
          bulk.start(done, (user) => updateUser(user.id, earlier(user))),
        ),
    );
  };
}
