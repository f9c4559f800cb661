import { AccountDeletion } from '@halyard/sdk/forms';
import { deleteOwnAccount } from '@halyard/sdk/react';
import type { Profile } from '@halyard/sdk/types';
import { FormField, PasswordField, TextField, toast } from '@halyard/ui-kit';
import { useLocation } from 'wouter';
import { href } from '../../../app/routes/paths.ts';
import { useSessionChanged } from '../../../app/session/session.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

interface DeleteAccountDialogProps {
  profile: Profile;
  onClose: () => void;
}

/** Deletes the user's account after its name and password were typed. */
export function DeleteAccountDialog({ profile, onClose }: DeleteAccountDialogProps) {
  const { LL } = useLanguage();
  const words = LL.profile.data;
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { userName } = profile;
  const form = useForm({
    schema: AccountDeletion,
    initial: { name: '', password: '' },
    required: ['name'],
    verbatim: ['password'],
    blame: ({ code }) => (code === 'WRONG_PASSWORD' ? 'password' : undefined),
    check: ({ name }, isTried) =>
      !isTried || name === '' || name === userName ? {} : { name: words.wrongName() },
    send: async ({ password }) => {
      await deleteOwnAccount({ password });
      toast({ title: words.deleted() });
      // Navigate first: a page that requires sign-in would redirect.
      navigate(href.home());
      await sessionChanged();
    },
  });
  return (
    <FormDialog
      title={words.deleteTitle()}
      description={words.deleteEffect()}
      form={form}
      onClose={onClose}
      variant="destructive"
      busy={form.isSending || form.isDone}
      submit={words.deleteNow()}
    >
      <FormField label={words.confirmName({ name: userName })} {...form.field('name')}>
        <TextField {...form.bind('name')} autoComplete="off" autoCapitalize="none" />
      </FormField>
      <FormField label={LL.account.password()} {...form.field('password')}>
        <PasswordField {...form.bind('password')} autoComplete="current-password" />
      </FormField>
    </FormDialog>
  );
}
