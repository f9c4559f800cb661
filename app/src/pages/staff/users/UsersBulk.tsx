import { deleteUser, deleteUserChanges, invalidate, updateUser } from '@halyard/sdk/react';
import { type Role, ROLES } from '@halyard/sdk/rules';
import type { AdminUser, UserUpdate } from '@halyard/sdk/types';
import { Button, ConfirmDialog, Menu } from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offerUndo } from '../../../changes/offer-undo.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { BulkActions } from '../list/BulkActions.tsx';
import { useBulk } from '../list/use-bulk.ts';
import type { Selection } from '../list/use-selection.ts';

/** Activates, changes or deletes all selected users; those that fail stay selected. */
export function UsersBulk({ selection }: { selection: Selection<AdminUser> }) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [revert, setRevert] = useState<(() => void) | null>(null);
  const bulk = useBulk<AdminUser>({
    onEnd: (failed) => {
      const done = rows.length - failed.length;
      if (revert && done > 0) offerUndo(LL, words.undone({ count: done }), revert);
      setRevert(null);
      selection.keep(failed);
      void invalidate(client, deleteUserChanges);
    },
  });
  const { rows } = selection;
  const count = rows.length;
  const change = (update: Pick<UserUpdate, 'role' | 'emailConfirmed'>) => {
    const before = rows;
    setRevert(() => () => {
      bulk.start(before, ({ id, role, emailConfirmed }) =>
        updateUser(id, update.role ? { role } : { emailConfirmed }),
      );
    });
    bulk.start(rows, ({ id }) => updateUser(id, update));
  };
  return (
    <>
      <BulkActions selection={selection} bulk={bulk}>
        <Button size="small" onClick={() => change({ emailConfirmed: true })}>
          {words.activateAll()}
        </Button>
        <Button size="small" onClick={() => change({ emailConfirmed: false })}>
          {words.deactivateAll()}
        </Button>
        <Menu
          label={words.changeRole()}
          entries={ROLES.map((role: Role) => ({
            label: LL.terms.role[role](),
            onSelect: () => change({ role }),
          }))}
          trigger={(props) => (
            <Button {...props} size="small">
              {words.changeRole()}
            </Button>
          )}
        />
        <Button size="small" variant="danger" onClick={() => setAsking(true)}>
          {words.deleteAll({ count })}
        </Button>
      </BulkActions>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.deleteAllTitle({ count })}
        effect={words.deleteEffect()}
        confirm={words.deleteConfirm()}
        cancel={LL.common.cancel()}
        destructive
        onConfirm={() => {
          setAsking(false);
          bulk.start(rows, ({ id }) => deleteUser(id));
        }}
      />
    </>
  );
}
