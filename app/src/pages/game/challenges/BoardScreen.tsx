import type { GameDetails } from '@halyard/sdk/types';
import { Skeleton } from '@halyard/ui-kit';
import { Suspense, useMemo, useState } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { listChallenges } from '../../../game/challenge-list.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { useOwnTeam } from '../shared/own-team.ts';
import type { GameView } from '../shared/use-game.ts';
import { BoardLayout } from './BoardLayout.tsx';
import { OwnColumn } from './OwnColumn.tsx';
import { OwnSkeleton } from './OwnSkeleton.tsx';
import { useDetails } from './use-details.ts';
import { useMateSolves } from './use-mate-solves.ts';
import { useKnown } from './use-known.ts';

const ResultCard = lazyRegion(async () => (await import('./ResultCard.tsx')).ResultCard);

/** Polling interval of the board, which is only needed for solvers and distances. */
export const BOARD_REFRESH = 30_000;

/** The challenges of a running game or of one in practice mode. */
export function BoardScreen({ view }: { view: GameView }) {
  const { LL } = useLanguage();
  const { game } = view;
  const [awaited, setAwaited] = useState<number | null>(null);
  const { query, all, known } = useChallengeList(view, awaited);
  const { data: details, error } = query;
  const { data: board } = useBoard(game, { enabled: true, every: BOARD_REFRESH });
  const team = useOwnTeam(game);
  useMateSolves(view, details);
  const challenges = useMemo(() => all.map(({ info }) => info), [all]);
  const words = LL.game.challenge;
  return (
    <GameFrame
      view={view}
      current="challenges"
      standing={details && standingOf(details, board?.teams.length)}
      challenges={challenges}
    >
      <BoardLayout
        view={view}
        query={{ ...query, isLoaded: details !== undefined, issuedOnOpen: details?.issuedOnOpen }}
        all={all}
        board={board}
        ownId={details?.rank.id ?? 0}
        own={
          details ? (
            <OwnColumn {...{ view, details, board, team, challenges }} />
          ) : error ? null : (
            <OwnSkeleton />
          )
        }
        above={
          view.phase === 'practice' &&
          details && (
            <PartErrorBoundary>
              <Suspense fallback={<Skeleton shape="card" height="224px" />}>
                <ResultCard view={view} details={details} board={board} />
              </Suspense>
            </PartErrorBoundary>
          )
        }
        missing={`${words.missingTitle()}. ${words.missingText()}`}
        onOpen={known.open}
        onSolved={setAwaited}
      />
    </GameFrame>
  );
}

/** The challenges, with a mark on those that are new to the user. */
function useChallengeList(view: GameView, awaited: number | null) {
  const query = useDetails(view, awaited);
  const { data: details } = query;
  const ids = useMemo(
    () =>
      details && Object.values(details.challenges).flatMap((infos) => infos.map(({ id }) => id)),
    [details],
  );
  const known = useKnown(view.game.id, ids);
  const all = useMemo(
    () => (details ? listChallenges(details, known.ids) : []),
    [details, known.ids],
  );
  return { query, all, known };
}

function standingOf({ rank: { rank, score } }: GameDetails, teams: number | undefined) {
  return { rank, score, teams };
}
