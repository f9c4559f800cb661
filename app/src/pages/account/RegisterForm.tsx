import { RegisterRequest } from '@halyard/sdk/forms';
import { register } from '@halyard/sdk/react';
import type { RegisterStatus, RegistrationPolicy } from '@halyard/sdk/types';
import { Banner, Link, Stack, Text } from '@halyard/ui-kit';
import { useCaptcha } from '../../app/captcha/use-captcha.tsx';
import { href } from '../../app/routes/paths.ts';
import { useForm } from '../../forms/use-form.ts';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { NewAccountFields } from './NewAccountFields.tsx';
import { RepeatedPassword, repeatFault } from './NewPasswordFields.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { isOfDomain } from './use-registration-policy.ts';

interface RegisterFormProps {
  policy: RegistrationPolicy | undefined;
  /** Where to go afterwards. */
  target: string;
  onRegistered: (
    status: RegisterStatus,
    account: { email: string; userName: string; password: string },
  ) => Promise<void>;
}

/** The form of a new account. */
export function RegisterForm({ policy, target, onRegistered }: RegisterFormProps) {
  const { LL } = useLanguage();
  const captcha = useCaptcha('Register');
  const domains = policy?.emailDomains ?? [];
  const form = useForm({
    schema: RegisterRequest,
    initial: { email: '', userName: '', password: '', repeat: '' },
    required: ['repeat'],
    verbatim: ['password', 'repeat'],
    takesFocus: true,
    check: (values, isTried) => ({
      ...repeatFault(LL, values),
      ...(isTried &&
        !isOfDomain(values.email, domains) && {
          email: LL.account.policy.otherDomain({ domains: domains.join(', ') }),
        }),
    }),
    send: async ({ repeat: _repeat, ...data }) => {
      const { data: status } = await captcha.send((answer) => register({ ...data, ...answer }));
      await onRegistered(status, data);
    },
  });
  return (
    <AccountFrame title={LL.account.registerTitle()} lead={LL.account.registerLead()}>
      <form {...form.props}>
        <Stack gap={16}>
          <NewAccountFields form={form} emailHint={policyHint(LL, policy)} />
          <RepeatedPassword form={form} />
          {/* Below the fields, which stay in place when it goes. */}
          {form.error && <Banner tone="danger">{form.error}</Banner>}
          {captcha.box}
          <SubmitButton form={form}>
            {captcha.isAwaited ? LL.account.createWhenChecked() : LL.account.createAccount()}
          </SubmitButton>
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

/** What follows and which addresses are allowed, for the field of the address. */
function policyHint(LL: TranslationFunctions, policy: RegistrationPolicy | undefined) {
  if (!policy) return undefined;
  const { confirmation, emailDomains } = policy;
  const words = LL.account.policy;
  const parts = [
    ...(confirmation === 'Mail' ? [words.mail()] : []),
    ...(confirmation === 'Administrator' ? [words.administrator()] : []),
    ...(emailDomains.length > 0 ? [words.domains({ domains: emailDomains.join(', ') })] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : undefined;
}
