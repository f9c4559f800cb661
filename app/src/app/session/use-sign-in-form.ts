import { LoginRequest } from '@halyard/sdk/forms';
import { isApiError, useLogin } from '@halyard/sdk/react';
import { useEffect, useRef } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { useCaptcha } from '../captcha/use-captcha.tsx';

interface SignInOptions {
  userName: string;
  takesFocus?: boolean;
  onSignedIn: () => Promise<void>;
}

/** Sign-in form. After wrong credentials the password is selected, so that typing replaces it. */
export function useSignInForm({ userName, takesFocus = false, onSignedIn }: SignInOptions) {
  const captcha = useCaptcha('Login');
  const { mutateAsync: login } = useLogin({ mutation: { onSuccess: onSignedIn } });
  const form = useForm({
    schema: LoginRequest,
    initial: { userName, password: '' },
    verbatim: ['password'],
    takesFocus,
    send: (data) => captcha.send((answer) => login({ data: { ...data, ...answer } })),
  });
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isApiError(form.failure, 'WRONG_CREDENTIALS')) password.current?.select();
  }, [form.failure]);
  return { form, password, captcha };
}
