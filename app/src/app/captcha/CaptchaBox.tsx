import { getPowChallenge } from '@halyard/sdk/react';
import type { CaptchaAction, CaptchaInfo } from '@halyard/sdk/types';
import { useShownMode } from '@halyard/ui-kit';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { type Check, createCheck } from './check.ts';
import { CheckView } from './CheckView.tsx';
import { solvePow } from './solve-pow.ts';
import { askTurnstile } from './turnstile.ts';

/** The server forgets a challenge, and Turnstile a token, after five minutes. */
const LIFETIME = 4.5 * 60_000;

interface CaptchaBoxProps {
  captcha: CaptchaInfo;
  action: CaptchaAction;
  /** A submit waits: offers to cancel it. */
  onCancel: (() => void) | undefined;
  /** Called with the check, and with null when the box goes. */
  onCheck: (check: Check | null) => void;
}

/** Runs the captcha of the site while a form is filled in, and shows its progress. */
export function CaptchaBox(props: CaptchaBoxProps) {
  return props.captcha.type === 'Turnstile' ? <WidgetBox {...props} /> : <WorkBox {...props} />;
}

function WorkBox({ action, onCancel, onCheck }: CaptchaBoxProps) {
  const [check] = useState(() =>
    createCheck(async (run) => {
      const options = { signal: run.signal };
      return solvePow(await getPowChallenge({ action }, options), run);
    }, LIFETIME),
  );
  useRunning(check, onCheck);
  return <CheckView kind="work" check={check} onCancel={onCancel} />;
}

function WidgetBox({ captcha, action, onCancel, onCheck }: CaptchaBoxProps) {
  const { locale } = useLanguage();
  const theme = useShownMode();
  const [box] = useState(() => document.createElement('div'));
  const [check] = useState(() =>
    createCheck(
      ({ signal }) =>
        askTurnstile(box, { sitekey: captcha.siteKey, action, language: locale, theme }, signal),
      LIFETIME,
    ),
  );
  useRunning(check, onCheck);
  return (
    <CheckView
      kind="thirdParty"
      check={check}
      onCancel={onCancel}
      // The service draws into an element of its own, which outlives renders.
      box={<div ref={(place) => place?.append(box)} />}
    />
  );
}

function useRunning(check: Check, onCheck: CaptchaBoxProps['onCheck']): void {
  useEffect(() => {
    check.start();
    onCheck(check);
    return () => {
      onCheck(null);
      check.stop();
    };
  }, [check, onCheck]);
}
