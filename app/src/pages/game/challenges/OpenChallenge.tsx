import { isApiError, useGetChallenge, usePreviewChallenge } from '@halyard/sdk/react';
import type { ChallengeDetail } from '@halyard/sdk/types';
import { isPastDeadline } from '@halyard/sdk/rules';
import {
  ChallengePanel,
  CopyButton,
  EmptyState,
  IconButton,
  MissingFlag,
  type PanelBlood,
  Row,
  Skeleton,
  Stack,
  useTick,
} from '@halyard/ui-kit';
import { CloseIcon, NextIcon, PreviousIcon } from '@halyard/ui-kit/icons';
import { useEffect, useRef } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { pollEvery } from '../../../app/live/live-store.ts';
import { href } from '../../../app/routes/paths.ts';
import { roughDuration } from '../../../game/durations.ts';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { loadMarkdown } from '../shared/LazyMarkdown.tsx';
import { bloodName, categoryName, solvesText } from '../../../game/term-words.ts';
import { type ChallengeParts, useChallengeParts } from './use-challenge-parts.tsx';
import { isClosed, type ListedChallenge } from '../../../game/challenge-list.ts';
import type { OpenChallengeProps, PreviewOptions, TeamGame } from './open-challenge-props.ts';
import type { Query } from '@tanstack/react-query';

const REFRESH = 20_000;
/** How often a challenge is asked for while its container starts. */
const REFRESH_WHILE_STARTING = 1500;

/** The open challenge. Use a `key` per challenge. */
export function OpenChallenge(props: OpenChallengeProps) {
  const { LL } = useLanguage();
  const { takesFocus } = props;
  const { view, preview } = props.teamGame;
  const { info } = props.item;
  const { data, error, refetch } = useChallenge(view.game.id, info.id, preview);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Load the renderer in parallel with the statement.
    void loadMarkdown();
  }, []);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const closed = useTick((now) => isClosed(info, view.game.practiceMode, now + view.offset));
  const parts = useChallengeParts(props, data ?? unloaded(info), closed);
  // The shell stays mounted when the challenge has loaded, so that its title keeps the focus.
  return (
    <Shell
      {...props}
      detail={data}
      titleRef={title}
      parts={data ? parts : placeholder(LL, error, refetch)}
    />
  );
}

/** The challenge as the user's team sees it, or as the team of a preview would. */
function useChallenge(gameId: number, id: number, preview: PreviewOptions | undefined) {
  const own = useGetChallenge(
    { gameId, challengeId: id },
    { query: { enabled: !preview, refetchInterval: pollChallenge(REFRESH) } },
  );
  const previewed = usePreviewChallenge({ gameId, challengeId: id }, preview?.params, {
    query: { enabled: preview !== undefined, refetchInterval: pollEvery(REFRESH) },
  });
  return preview ? previewed : own;
}

/** The contents of the panel while the challenge is loading or could not be loaded. */
function placeholder(
  LL: Language['LL'],
  error: unknown,
  onRetry: () => Promise<unknown>,
): ChallengeParts {
  const words = LL.game.challenge;
  if (!error) return { body: <Lines />, foot: <Skeleton shape="block" height="68px" /> };
  const isExhausted = isApiError(error, 'ATTACHMENTS_EXHAUSTED');
  if (!isExhausted && !isApiError(error, 'CHALLENGE_NOT_FOUND')) {
    return { body: <LoadFailure error={error} onRetry={onRetry} title={words.failed()} /> };
  }
  return {
    body: (
      <EmptyState
        figure={<MissingFlag />}
        title={isExhausted ? words.noFileTitle() : words.missingTitle()}
      >
        {isExhausted ? words.noFileText() : words.missingText()}
      </EmptyState>
    ),
  };
}

/** What the list knows of a challenge. */
function unloaded({ id, title, category, score }: ListedChallenge['info']): ChallengeDetail {
  return {
    id,
    title,
    category,
    score,
    content: '',
    hints: null,
    type: 'StaticAttachment',
    context: { closeTime: null, instanceEntry: null, url: null, fileSize: null },
    limit: 0,
    attempts: 0,
    deadline: null,
  };
}

function Lines() {
  const { LL } = useLanguage();
  return (
    <Stack gap={8} role="status" aria-label={LL.common.loading()} aria-busy>
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton shape="block" height="44px" />
    </Stack>
  );
}

interface ShellProps extends OpenChallengeProps {
  detail: ChallengeDetail | undefined;
  titleRef: React.Ref<HTMLHeadingElement>;
  parts: ChallengeParts;
}

function Shell({ detail, titleRef, parts, ...props }: ShellProps) {
  const { LL } = useLanguage();
  const { info, solve } = props.item;
  const note = useNote(props.teamGame, info);
  return (
    <ChallengePanel
      titleRef={titleRef}
      category={info.category}
      categoryName={categoryName(LL, info.category)}
      {...(detail && { kind: kindName(LL, detail) })}
      title={info.title}
      {...(solve && { solved: LL.game.challenge.solved() })}
      points={LL.common.number({ value: info.score })}
      pointsLabel={LL.game.points({ count: info.score })}
      solves={solvesText(LL, info.solved)}
      note={note}
      bloods={useBloods(info)}
      inSheet={props.inSheet}
      actions={<Actions {...props} />}
      tabs={parts.tabs}
      foot={parts.foot}
    >
      {parts.body}
    </ChallengePanel>
  );
}

function kindName(LL: ReturnType<typeof useLanguage>['LL'], { type }: ChallengeDetail): string {
  return type in LL.terms.challengeType ? LL.terms.challengeType[type]() : type;
}

function Actions({ teamGame, item, address, steps, inSheet }: OpenChallengeProps) {
  const { LL } = useLanguage();
  const words = LL.game.challenge;
  const { onPrevious, onNext } = steps;
  const link = () =>
    new URL(href.challenges(teamGame.view.game.id, item.info.id), window.location.href).href;
  return (
    <Row gap={0}>
      <IconButton
        size="small"
        icon={PreviousIcon}
        label={words.previous()}
        kbd={useKeysOf('previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        size="small"
        icon={NextIcon}
        label={words.next()}
        kbd={useKeysOf('next')}
        disabled={!onNext}
        onClick={onNext}
      />
      <CopyButton size="small" variant="ghost" text={link} label={words.copyLink()} />
      {!inSheet && (
        <IconButton
          size="small"
          icon={CloseIcon}
          label={LL.common.close()}
          kbd="esc"
          onClick={() => address.move(null)}
        />
      )}
    </Row>
  );
}

/** The note below points and solves: original points and deadline. */
function useNote({ view, board }: TeamGame, info: ListedChallenge['info']) {
  const { LL, dates } = useLanguage();
  const words = LL.game.challenge;
  const { phase, isFrozen, offset } = view;
  const { deadline } = info;
  const closesIn = useTick((now) =>
    deadline === null ? '' : roughDuration(LL, deadline - now - offset),
  );
  const isPast = useTick((now) => isPastDeadline(deadline, now + offset));
  if (phase === 'practice' || phase === 'ended') return isFrozen ? undefined : words.final();
  if (deadline !== null) {
    return isPast
      ? words.closedAt({ time: dates.weekMoment(deadline) })
      : words.closesIn({ time: closesIn });
  }
  const original = board?.challenges.find(({ id }) => id === info.id)?.originalScore;
  return original !== undefined && original !== info.score
    ? words.startedAt({ points: original })
    : undefined;
}

/** The three bloods and the teams that hold them. */
function useBloods({ bloods }: ListedChallenge['info']): PanelBlood[] {
  const { LL, dates } = useLanguage();
  return ([1, 2, 3] as const).map((place) => {
    const blood = bloods[place - 1];
    const label = bloodName(LL, place);
    if (!blood) return { place, label, team: LL.game.challenge.stillOpen(), open: true };
    return {
      place,
      label,
      team: blood.name,
      ...(blood.submitTimeUtc !== null && { time: dates.weekMoment(blood.submitTimeUtc) }),
    };
  });
}

/** `refetchInterval` of a challenge: events do not tell how far the start of its container is. */
function pollChallenge(interval: number) {
  const rest = pollEvery(interval);
  return (query: Query<ChallengeDetail>): number | false =>
    query.state.data?.context.container?.status === 'Pending'
      ? REFRESH_WHILE_STARTING
      : rest(query);
}
