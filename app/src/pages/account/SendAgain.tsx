import { Banner, Button, Row, Stack, Text, useTick } from '@halyard/ui-kit';
import type { CaptchaAction } from '@halyard/sdk/types';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCaptcha } from '../../app/captcha/use-captcha.tsx';
import { failureText } from '../../app/errors/failure-text.ts';
import { countdownText } from '../../game/durations.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

const COOLDOWN = 60_000;

interface SendAgainProps {
  /** What the captcha is for. */
  action: CaptchaAction;
  send: (answer: { challenge?: string }) => Promise<unknown>;
  onSent?: () => void;
  /** The mail was sent just now: the button waits before its first use. */
  wasSent?: boolean;
  /** Next to the button. */
  children?: ReactNode;
}

/** Sends a mail again, at most once a minute. */
export function SendAgain({ action, send, onSent, wasSent, children }: SendAgainProps) {
  const { LL } = useLanguage();
  const captcha = useCaptcha(action);
  const [until, setUntil] = useState(() => (wasSent ? Date.now() + COOLDOWN : 0));
  const left = useTick((now) => (now < until ? countdownText(LL, until - now) : ''));
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => captcha.send(send),
    onSuccess: () => {
      setUntil(Date.now() + COOLDOWN);
      onSent?.();
    },
  });
  const words = LL.account.mail;
  return (
    <Stack gap={12}>
      {error && <Banner tone="danger">{failureText(LL, error)}</Banner>}
      {isPending && captcha.box}
      <Row gap={8} wrap>
        <Stack grow="content">
          <Button
            size="large"
            fullWidth
            busy={isPending}
            // Not `disabled`, which would drop the focus after a press.
            aria-disabled={left !== ''}
            onClick={() => left === '' && mutate()}
          >
            {left === '' ? words.again() : words.againIn({ time: left })}
          </Button>
        </Stack>
        {children}
      </Row>
      <Text as="p" size={13} tone="muted" align="center">
        <span role="status">{isSuccess && words.sentAgain()}</span>
      </Text>
    </Stack>
  );
}
