import { isApiError } from '@halyard/sdk/react';
import { BrowserCheck, Button } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import type { TranslationFunctions } from '../../i18n/i18n-types.ts';
import { failureText } from '../errors/failure-text.ts';
import { useStore } from '../storage/create-store.ts';
import type { Check, CheckState } from './check.ts';

type Kind = 'work' | 'thirdParty';

interface CheckViewProps {
  kind: Kind;
  check: Check;
  /** A submit waits: offers to cancel it. */
  onCancel: (() => void) | undefined;
  /** The widget of the other service. */
  box?: ReactNode;
}

/** The state of a check, and what can be done about it. */
export function CheckView({ kind, check, onCancel, box }: CheckViewProps) {
  const { LL } = useLanguage();
  const state = useStore(check.state);
  const isFailed = state.kind === 'failed';
  return (
    <BrowserCheck
      kind={kind}
      state={state.kind}
      title={titleOf(LL, kind, state)}
      {...figuresOf(LL, kind, state)}
      {...(box !== undefined && { box })}
      action={
        isFailed ? (
          <Button size="small" onClick={check.start}>
            {LL.common.retry()}
          </Button>
        ) : (
          onCancel && (
            <Button size="small" variant="ghost" onClick={onCancel}>
              {LL.common.cancel()}
            </Button>
          )
        )
      }
    >
      {isFailed ? reasonOf(LL, kind, state.error) : undefined}
    </BrowserCheck>
  );
}

function titleOf(LL: TranslationFunctions, kind: Kind, state: CheckState): string {
  const words = LL.account.captcha;
  if (kind === 'thirdParty' && state.kind === 'running') return words.confirm();
  return words[state.kind]();
}

/** Time, progress and rate; a widget has none while it runs. */
function figuresOf(LL: TranslationFunctions, kind: Kind, state: CheckState) {
  if (state.kind === 'failed') return {};
  const seconds = Math.round(state.milliseconds / 100) / 10;
  const time = LL.common.seconds({ seconds });
  if (state.kind === 'passed') return kind === 'work' ? { time } : {};
  const { progress, milliseconds } = state;
  if (!progress || milliseconds === 0) return {};
  return {
    time,
    progress,
    progressText: LL.account.captcha.hashes(progress),
    rate: LL.account.captcha.rate({ rate: Math.round(progress.done / milliseconds) }),
  };
}

function reasonOf(LL: TranslationFunctions, kind: Kind, error: unknown): string {
  if (isApiError(error)) return failureText(LL, error);
  return kind === 'work' ? LL.account.captcha.noWorker() : LL.account.captcha.blocked();
}
