import { RegisterRequest } from '@halyard/sdk/forms';
import { useRegister } from '@halyard/sdk/react';
import type { RegisterStatus } from '@halyard/sdk/types';
import { Banner, Button, FormField, Link, PasswordField, Stack, Text } from '@halyard/ui-kit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';

/** Registration. If the account needs no confirmation, the user is signed in immediately. */
export function RegisterPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const [waitsFor, setWaitsFor] = useState<RegisterStatus | null>(null);
  const profile = useProfile();
  const { mutateAsync: register } = useRegister({
    mutation: {
      onSuccess: async ({ data }) => {
        if (data !== 'LoggedIn') return setWaitsFor(data);
        await sessionChanged();
        navigate(target, { replace: true });
      },
    },
  });
  const differs = LL.account.passwordsDiffer();
  const form = useForm({
    schema: RegisterRequest,
    initial: { email: '', userName: '', password: '', repeat: '' },
    required: ['repeat'],
    verbatim: ['password', 'repeat'],
    takesFocus: true,
    check: ({ password, repeat }) =>
      repeat === '' || repeat === password ? {} : { repeat: differs },
    send: ({ repeat: _repeat, ...data }) => register({ data }),
  });
  const isBusy = form.isSending || form.isDone;
  if (profile && !isBusy) return <SignedInAlready profile={profile} target={target} />;
  if (waitsFor) return <Registered waitsFor={waitsFor} />;
  return (
    <AccountFrame title={LL.account.registerTitle()} lead={LL.account.registerLead()}>
      <form {...form.props}>
        <Stack gap={16}>
          <NewAccountFields form={form} />
          <FormField label={LL.account.repeatPassword()} {...form.field('repeat')}>
            <PasswordField {...form.bind('repeat')} autoComplete="new-password" />
          </FormField>
          {/* Below the fields, which stay in place when it goes. */}
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          <Button type="submit" variant="primary" size="large" fullWidth busy={isBusy}>
            {LL.account.createAccount()}
          </Button>
          <Text as="p" size={13} tone="muted" align="center">
            {LL.account.haveAccount()}{' '}
            <Link href={href.login(target === href.home() ? undefined : target)}>
              {LL.account.signIn()}
            </Link>
          </Text>
        </Stack>
      </form>
    </AccountFrame>
  );
}

function Registered({ waitsFor }: { waitsFor: RegisterStatus }) {
  const { LL } = useLanguage();
  return (
    <AccountFrame title={LL.account.registeredTitle()} hoist={false}>
      <Stack gap={16}>
        <Text as="p">
          {waitsFor === 'EmailConfirmationRequired'
            ? LL.account.confirmByMail()
            : LL.account.confirmByAdmin()}
        </Text>
        <Link href={href.login()}>{LL.account.signIn()}</Link>
      </Stack>
    </AccountFrame>
  );
}
