import { type RegisterStatus, useRegister } from '@halyard/sdk/react';
import { Banner, Button, FormField, Link, PasswordField, Stack, Text } from '@halyard/ui-kit';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { fieldErrors, formFailure } from '../../app/errors/failure-text.ts';
import { returnPath } from '../../app/routes/return-path.ts';
import { href } from '../../app/routes/paths.ts';
import { useProfile, useSessionChanged } from '../../app/session/session.ts';
import { focusFailed, useFormFocus } from '../../forms/use-form-focus.ts';
import { useFields } from '../../forms/use-fields.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { SignedInAlready } from './SignedInAlready.tsx';

/** A new account; where the site asks for no confirmation its owner is signed in at once. */
export function RegisterPage() {
  const { LL } = useLanguage();
  const target = returnPath(useSearch());
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const { values, bind } = useFields({ email: '', userName: '', password: '', repeat: '' });
  const [waitsFor, setWaitsFor] = useState<RegisterStatus | null>(null);
  const differs = values.repeat !== '' && values.repeat !== values.password;
  const profile = useProfile();
  const { mutate, isPending, isSuccess, error } = useRegister({
    mutation: {
      onSuccess: async ({ data }) => {
        if (data !== 'LoggedIn') return setWaitsFor(data);
        await sessionChanged();
        navigate(target, { replace: true });
      },
    },
  });
  const errors = fieldErrors(LL, error);
  const failure = formFailure(LL, error);
  const form = useFormFocus(error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { email, userName, password, repeat } = values;
    if (password !== repeat) return focusFailed(form.current);
    mutate({ data: { email: email.trim(), userName: userName.trim(), password } });
  };
  if (profile && !isSuccess) return <SignedInAlready profile={profile} target={target} />;
  if (waitsFor) return <Registered waitsFor={waitsFor} />;
  return (
    <AccountFrame title={LL.account.registerTitle()} lead={LL.account.registerLead()}>
      <form ref={form} onSubmit={submit}>
        <Stack gap={16}>
          {failure !== null && <Banner tone="danger">{failure}</Banner>}
          <NewAccountFields {...{ values, bind, errors }} />
          <FormField
            label={LL.account.repeatPassword()}
            required
            error={differs ? LL.account.passwordsDiffer() : undefined}
          >
            <PasswordField {...bind('repeat')} required autoComplete="new-password" />
          </FormField>
          <Button type="submit" variant="primary" size="large" wide busy={isPending || isSuccess}>
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
