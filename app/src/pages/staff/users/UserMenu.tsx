import {
  deleteUser,
  deleteUserChanges,
  invalidate,
  inviteUserAgain,
  inviteUserAgainChanges,
  resetUserPassword,
} from '@halyard/sdk/react';
import type { AdminUser } from '@halyard/sdk/types';
import { Button, CopyField, Dialog, IconButton, Menu, Stack, Text, toast } from '@halyard/ui-kit';
import { MoreIcon } from '@halyard/ui-kit/icons';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../../app/errors/failure-text.ts';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { href } from '../../../app/routes/paths.ts';
import { useProfile } from '../../../app/session/session.ts';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';

const EditUserDialog = lazyDialog(
  async () => (await import('./EditUserDialog.tsx')).EditUserDialog,
);

/** What can be done with one user. */
export function UserMenu({ user }: { user: AdminUser }) {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const [isEditing, setEditing] = useState(false);
  const inviteAgain = useInvitation(user);
  const [reset, resetDialogs] = useResetPassword(user);
  const [remove, question] = useDeleteUser(user);
  const blocked = useBlockedDeletion(user);
  const isOwn = useProfile()?.userId === user.id;
  const label = words.menuOf({ user: user.userName });
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={[
          { label: words.edit(), onSelect: () => setEditing(true) },
          // A reset asks for the new password at once, before its owner may have read it.
          isOwn
            ? { label: words.ownPassword(), href: href.profile() }
            : { label: words.reset(), onSelect: reset },
          ...(user.invited === true
            ? [{ label: words.inviteAgain(), onSelect: () => void inviteAgain() }]
            : []),
          { label: words.history(), href: href.auditOf('User', user.id) },
          { kind: 'separator' },
          {
            label: words.remove(),
            danger: true,
            onSelect: remove,
            ...(blocked !== undefined && { disabled: blocked }),
          },
        ]}
        trigger={(props) => <IconButton {...props} size="small" icon={MoreIcon} label={label} />}
      />
      {isEditing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
      {resetDialogs}
      {question}
    </>
  );
}

/** Why the user cannot be deleted; undefined if nothing is known that prevents it. */
function useBlockedDeletion({ id, teams = [] }: AdminUser): string | undefined {
  const { LL } = useLanguage();
  const isOwn = useProfile()?.userId === id;
  if (isOwn) return LL.staff.users.ownAccount();
  const led = teams.filter(({ captain }) => captain);
  if (led.length === 0) return undefined;
  return LL.staff.users.captainBlocks({ teams: led.map(({ name }) => name).join(', ') });
}

function useInvitation({ id, userName: user }: AdminUser) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return async () => {
    try {
      await inviteUserAgain(id);
      toast({ title: LL.staff.users.invitedAgain({ user }) });
      await invalidate(client, inviteUserAgainChanges);
    } catch (error) {
      toast({ tone: 'danger', title: failureText(LL, error) });
    }
  };
}

function useDeleteUser({ id, userName: user }: AdminUser): [ask: () => void, dialog: ReactNode] {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const client = useQueryClient();
  const [ask, question] = useConfirm();
  const act = async () => {
    await deleteUser(id);
    toast({ title: words.deleted({ user }) });
    await invalidate(client, deleteUserChanges, { userId: id });
  };
  const open = () =>
    ask({
      title: words.deleteTitle({ user }),
      effect: words.deleteEffect(),
      confirm: words.deleteConfirm(),
      destructive: true,
      typed: { label: words.deleteTyped(), text: user },
      act,
    });
  return [open, question];
}

/** Resets the password after a question, and shows the new one. */
function useResetPassword({ id, userName: user }: AdminUser): [ask: () => void, dialog: ReactNode] {
  const { LL } = useLanguage();
  const words = LL.staff.users;
  const [ask, question] = useConfirm();
  const [password, setPassword] = useState<string>();
  const open = () =>
    ask({
      title: words.resetTitle({ user }),
      effect: words.resetEffect(),
      confirm: words.resetConfirm(),
      act: async () => setPassword(await resetUserPassword(id)),
    });
  const close = () => setPassword(undefined);
  const shown = password !== undefined && (
    <Dialog
      open
      onClose={close}
      title={words.newPassword({ user })}
      actions={
        <Button variant="primary" onClick={close}>
          {LL.common.close()}
        </Button>
      }
    >
      <Stack gap={12}>
        <Text size={13}>{words.newPasswordText()}</Text>
        <CopyField value={password} label={words.newPassword({ user })} />
      </Stack>
    </Dialog>
  );
  return [
    open,
    <>
      {question}
      {shown}
    </>,
  ];
}
