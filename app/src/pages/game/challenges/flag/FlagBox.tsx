import type { ChallengeDetail } from '@halyard/sdk/types';
import { flagSubmissionFlagMax } from '@halyard/sdk/schemas';
import { FlagField, Kbd, Row } from '@halyard/ui-kit';
import { memo, type MouseEvent, type ReactNode, type Ref } from 'react';
import { failureText } from '../../../../app/errors/failure-text.ts';
import { useKeysOf } from '../../../../app/shortcuts/use-shortcuts.ts';
import { type Language, useLanguage } from '../../../../i18n/i18n.tsx';
import type { Stray } from '../../../../game/stray.ts';
import type { FlagJudge } from './use-flag.ts';
import { type FlagControl, useFlagText } from './use-flag-text.ts';

interface FlagBoxProps {
  challenge: ChallengeDetail;
  judge: FlagJudge;
  /** Flags are checked, but not scored. */
  isPractice: boolean;
  /** When flags were last accepted (Unix ms). */
  closedAt: number;
  /** The team's solve: points, user and time. */
  solve: { score: number; userName: string | null; time: number } | undefined;
  inputRef: Ref<HTMLInputElement>;
  /** In a preview: says that nothing can be sent. */
  preview?: string;
}

/** More names would fill the panel on a phone; what is removed are all. */
const MAX_NAMED = 3;

/** The flag field of a challenge with texts for each of its states. */
export function FlagBox(props: FlagBoxProps) {
  const { challenge, judge, isPractice, closedAt, solve, inputRef, preview } = props;
  const flag = useFlagText(challenge.id, judge);
  const language = useLanguage();
  const { LL } = language;
  const { state, text, setText, submit } = flag;
  const isDone = state === 'accepted' || state === 'solved';
  const solvedWith = challenge.tries?.find(({ status }) => status === 'Accepted')?.answer;
  return (
    <FlagField
      inputRef={inputRef}
      state={state}
      value={state === 'solved' ? (solvedWith ?? text) : text}
      onValueChange={setText}
      onSubmit={submit}
      label={LL.game.flag.label({ challenge: challenge.title })}
      placeholder={
        preview === undefined
          ? placeholderOf(language, flag, closedAt)
          : examplePlaceholder(language)
      }
      action={actionOf(language, flag, isPractice)}
      message={
        preview ?? (
          <FlagMessage challenge={challenge} flag={flag} isPractice={isPractice} solve={solve} />
        )
      }
      {...(isDone && solve && solve.score > 0
        ? { award: LL.game.award({ points: solve.score }) }
        : {})}
      {...(hasRoomForKeys(state) && { keys: <FlagKeys isDone={isDone} /> })}
      quiet={isPractice || state === 'offline'}
      maxLength={flagSubmissionFlagMax}
    />
  );
}

/** The texts of the other states leave no space for the shortcuts. */
function hasRoomForKeys(state: FlagControl['state']): boolean {
  return ['idle', 'checking', 'accepted', 'solved', 'wrong'].includes(state);
}

const FlagKeys = memo(({ isDone }: { isDone: boolean }) => {
  const { LL } = useLanguage();
  const words = LL.game.flag;
  const next = useKeysOf('next');
  const field = useKeysOf('flag');
  const keys = isDone
    ? [[next, words.keyNext()] as const]
    : ([
        [field, words.keyField()],
        ['↵', words.keySubmit()],
      ] as const);
  return (
    <Row gap={12}>
      {keys.map(([key, text]) => (
        <Row key={key} gap={6}>
          <Kbd>{key}</Kbd>
          {text}
        </Row>
      ))}
    </Row>
  );
});
FlagKeys.displayName = 'FlagKeys';

function placeholderOf(language: Language, flag: FlagControl, closedAt: number): string {
  const { LL, dates } = language;
  if (flag.state === 'exhausted') return LL.game.flag.noneLeft();
  if (flag.state === 'closed') return LL.game.flag.closedAt({ time: dates.weekMoment(closedAt) });
  return examplePlaceholder(language);
}

function examplePlaceholder({ LL }: Language): string {
  return LL.game.flag.placeholder({ braces: '{…}' });
}

function actionOf({ LL }: Language, flag: FlagControl, isPractice: boolean): string {
  const words = LL.game.flag;
  switch (flag.state) {
    case 'checking':
      return words.checking();
    case 'limited':
      return words.waitSeconds({ seconds: flag.secondsToWait });
    case 'offline':
      return flag.isKept ? words.keepBack() : words.sendLater();
    default:
      if (flag.isAsking) return words.sendAsIs();
      return isPractice ? words.check() : words.submit();
  }
}

type MessageProps = Pick<FlagBoxProps, 'challenge' | 'isPractice' | 'solve'> & {
  flag: FlagControl;
};

/** What the state means, and below it the warning of stray characters while the flag can be changed. */
function FlagMessage(props: MessageProps): ReactNode {
  const { state, stray, verdict } = props.flag;
  const isWarned = ['wrong', 'repeated', 'limited', 'offline', 'odd'].includes(state);
  if (!stray || !isWarned) return <StateText {...props} />;
  if (state === 'odd' && verdict?.kind !== 'failed') {
    return <StrayWarning flag={props.flag} stray={stray} />;
  }
  return (
    <>
      <span>
        <StateText {...props} />
      </span>
      <br />
      <StrayWarning flag={props.flag} stray={stray} />
    </>
  );
}

function StateText({ challenge, flag, isPractice, solve }: MessageProps): ReactNode {
  const language = useLanguage();
  const { LL, dates } = language;
  const words = LL.game.flag;
  const { state, verdict, left } = flag;
  const leftText = left === null ? '' : words.left({ count: left });
  switch (state) {
    case 'idle':
      return isPractice ? words.practice() : leftText;
    case 'checking':
      return words.waiting();
    case 'accepted':
      return words.accepted();
    case 'solved':
      return solve?.userName
        ? words.solvedBy({ name: solve.userName, time: dates.weekMoment(solve.time) })
        : words.accepted();
    case 'wrong':
      return left === null ? words.wrong() : words.wrongLeft({ count: left });
    case 'repeated':
      return verdict?.kind === 'repeated'
        ? words.repeated({
            name: verdict.before.user ?? words.somebody(),
            time: dates.weekMoment(verdict.before.time),
          })
        : '';
    case 'limited':
      return words.limited();
    case 'exhausted':
      return words.allUsed({ count: challenge.limit });
    case 'closed':
      return words.closed();
    case 'offline':
      return offlineText(language, flag);
    case 'odd':
      return failedText(language, verdict);
  }
}

function offlineText({ LL }: Language, { isKept, verdict }: FlagControl): string {
  const words = LL.game.flag;
  if (isKept) return words.kept();
  return verdict?.kind === 'unreachable' ? words.unreachable() : words.offline();
}

/** Why there is no verdict; empty if the request has not failed. */
function failedText({ LL }: Language, verdict: FlagControl['verdict']): string {
  if (verdict?.kind !== 'failed') return '';
  return verdict.error === null ? LL.game.flag.noVerdict() : failureText(LL, verdict.error);
}

/** The server does not change flags, but stray characters in them are almost always a mistake. */
function StrayWarning({ flag, stray }: { flag: FlagControl; stray: Stray }) {
  const words = useLanguage().LL.game.flag;
  const names = stray.invisible.slice(0, MAX_NAMED);
  const tidy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    flag.setText(stray.tidied);
    // The button disappears, and the focus would with it.
    currentTarget.form?.querySelector<HTMLInputElement>('[data-flag-field]')?.focus();
  };
  return (
    <>
      {stray.hasSpacesAround && `${words.spaces()} `}
      {names.length > 0 && `${words.invisible({ list: names.join(', ') })} `}
      {flag.isAsking && `${words.askAgain()} `}
      <button type="button" onClick={tidy}>
        {words.tidy()}
      </button>
    </>
  );
}
