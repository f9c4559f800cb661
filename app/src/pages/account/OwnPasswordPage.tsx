import { Banner, Button, Stack } from '@halyard/ui-kit';
import { useSessionChanged } from '../../app/session/session.ts';
import { useSignOut } from '../../app/session/use-sign-out.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { CurrentPassword, usePasswordForm } from './password-form.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** Replaces every page while the password is one that an administrator has given. */
export function OwnPasswordPage() {
  const { LL } = useLanguage();
  const words = LL.account.ownPassword;
  const sessionChanged = useSessionChanged();
  const signOut = useSignOut();
  const form = usePasswordForm({ takesFocus: true, onChanged: sessionChanged });
  return (
    <AccountFrame title={words.title()} lead={words.lead()}>
      <form {...form.props}>
        <Stack gap={16}>
          <CurrentPassword form={form} />
          <NewPasswordFields form={form} label={LL.account.reset.field()} />
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          <SubmitButton form={form}>{words.set()}</SubmitButton>
          <Button variant="ghost" fullWidth onClick={signOut}>
            {LL.frame.signOut()}
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  );
}
