import { isApiError } from '@halyard/sdk/react';
import { Banner, FormField, Link, PasswordField, Stack, TextField } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { href } from '../../app/routes/paths.ts';
import type { useSignInForm } from '../../app/session/use-sign-in-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { UnconfirmedNote } from './UnconfirmedNote.tsx';

interface SignInFormProps {
  signIn: ReturnType<typeof useSignInForm>;
  /** Below the button. */
  children?: ReactNode;
}

/** Name, password and captcha. */
export function SignInForm({ signIn: { form, password, captcha }, children }: SignInFormProps) {
  const { LL } = useLanguage();
  const isUnconfirmed = isApiError(form.failure, 'ACCOUNT_NOT_CONFIRMED');
  return (
    <form {...form.props}>
      <Stack gap={16}>
        <FormField label={LL.account.userNameOrEmail()} {...form.field('userName')}>
          <TextField {...form.bind('userName')} autoComplete="username" autoCapitalize="none" />
        </FormField>
        <FormField
          label={LL.account.password()}
          {...form.field('password')}
          note={<Link href={href.recovery()}>{LL.account.forgot()}</Link>}
        >
          <PasswordField
            {...form.bind('password')}
            ref={password}
            autoComplete="current-password"
            capsLockHint={LL.account.capsLock()}
          />
        </FormField>
        {/* Below the fields, which stay in place when it goes. */}
        {form.error !== undefined &&
          (isUnconfirmed ? (
            <UnconfirmedNote account={form.values}>{form.error}</UnconfirmedNote>
          ) : (
            <Banner tone="danger">{form.error}</Banner>
          ))}
        {captcha.box}
        <SubmitButton form={form}>
          {captcha.isAwaited ? LL.account.signInWhenChecked() : LL.account.signIn()}
        </SubmitButton>
        {children}
      </Stack>
    </form>
  );
}
