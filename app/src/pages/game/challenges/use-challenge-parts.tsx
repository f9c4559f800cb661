import type { ChallengeDetail } from '@halyard/sdk/types';
import { TabPanel, Tabs } from '@halyard/ui-kit';
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { solversOf } from '../scoreboard/solvers.ts';
import { InstancePart } from './InstancePart.tsx';
import { HintsView, SolversView, StatementView, TriesView } from './ChallengeViews.tsx';
import { FlagBox } from './flag/FlagBox.tsx';
import { useFlag } from './flag/use-flag.ts';
import { nextUnsolved } from './next-unsolved.ts';
import type { OpenChallengeProps, TeamGame } from './open-challenge-props.ts';
import { SolvedPart } from './SolvedPart.tsx';

/** What stands in the panel of a challenge. */
export interface ChallengeParts {
  tabs?: ReactNode;
  body: ReactNode;
  foot?: ReactNode;
}

type View = 'statement' | 'hints' | 'solvers' | 'tries';

/** Tabs, their content and the flag field of a challenge. */
export function useChallengeParts(
  { teamGame, item, address }: OpenChallengeProps,
  challenge: ChallengeDetail,
  isClosed: boolean,
): Required<ChallengeParts> {
  const { view, all, ownId, preview } = teamGame;
  const id = useId();
  const [shown, setShown] = useState<View>('statement');
  const field = useRef<HTMLInputElement>(null);
  const flag = useFlag({
    gameId: view.game.id,
    challenge,
    isSolved: item.solve !== undefined || challenge.solved === true,
    isClosed: isClosed || preview !== undefined,
    onSolved: () => teamGame.onSolved(challenge.id),
  });
  const isJustSolved = flag.verdict?.kind === 'accepted';
  const suggestions = useMemo(() => nextUnsolved(all, challenge.id), [all, challenge.id]);
  const solvers = useSolvers(teamGame, challenge.id);
  const tries = challenge.tries ?? flag.sent;
  const [next] = isJustSolved ? suggestions : [];
  useShortcuts(
    {
      flag: () => field.current?.focus(),
      // Overrides the handler of the page, which opens the adjacent challenge.
      next: next && (() => address.move(next.item.info.id)),
    },
    'panel',
  );
  const hints = challenge.hints ?? [];
  return {
    tabs: (
      <ChallengeTabs
        id={id}
        shown={shown}
        onShow={setShown}
        hints={hints.length}
        solvers={solvers?.length ?? item.info.solved}
        tries={tries.length}
      />
    ),
    body: (
      <TabPanel tabs={id} value={shown}>
        {shown === 'statement' && (
          <StatementView
            gameId={view.game.id}
            isPreview={preview !== undefined}
            challenge={challenge}
            above={isJustSolved && <SolvedPart {...{ teamGame, item, address, suggestions }} />}
          />
        )}
        {shown === 'hints' && <HintsView hints={hints} />}
        {shown === 'solvers' && (
          <SolversView gameId={view.game.id} solvers={solvers} ownId={ownId} />
        )}
        {shown === 'tries' && <TriesView tries={tries} />}
      </TabPanel>
    ),
    foot: <Foot {...{ teamGame, item, challenge, flag }} inputRef={field} />,
  };
}

interface FootProps extends Pick<OpenChallengeProps, 'teamGame' | 'item'> {
  challenge: ChallengeDetail;
  flag: ReturnType<typeof useFlag>;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The instance, and the field for the flag. */
function Foot({ teamGame, item, challenge, flag, inputRef }: FootProps) {
  const { view, preview } = teamGame;
  const hasInstance = needsContainer(challenge) && !preview && view.phase !== 'upcoming';
  return (
    <>
      {hasInstance && <InstancePart view={view} challenge={challenge} />}
      <FlagBox
        challenge={challenge}
        judge={flag}
        isPractice={view.phase === 'practice'}
        closedAt={challenge.deadline ?? view.game.end}
        solve={item.solve}
        inputRef={inputRef}
        {...(preview && { preview: preview.note })}
      />
    </>
  );
}

function needsContainer({ type }: ChallengeDetail): boolean {
  return type === 'StaticContainer' || type === 'DynamicContainer';
}

interface ChallengeTabsProps {
  id: string;
  shown: View;
  onShow: (view: View) => void;
  /** The counts in the tabs. */
  hints: number;
  solvers: number;
  tries: number;
}

function ChallengeTabs({ id, shown, onShow, hints, solvers, tries }: ChallengeTabsProps) {
  const { LL } = useLanguage();
  const words = LL.game.challenge;
  return (
    <Tabs
      id={id}
      bare
      label={words.views()}
      value={shown}
      onValueChange={onShow}
      items={[
        { value: 'statement', label: words.statement() },
        {
          value: 'hints',
          label: words.hints(),
          count: { value: hints, label: words.hintCount({ count: hints }) },
        },
        {
          value: 'solvers',
          label: words.solvers(),
          count: { value: solvers, label: words.solverCount({ count: solvers }) },
        },
        {
          value: 'tries',
          label: words.tries(),
          count: { value: tries, label: words.tryCount({ count: tries }) },
        },
      ]}
    />
  );
}

/** The solvers of a challenge; undefined while they are unknown. */
function useSolvers({ view, board }: TeamGame, challengeId: number) {
  const { phase } = view;
  return useMemo(() => {
    // There is no board before the start, when only staff sees the challenges.
    if (phase === 'upcoming') return [];
    return board && solversOf(board, challengeId);
  }, [phase, board, challengeId]);
}
