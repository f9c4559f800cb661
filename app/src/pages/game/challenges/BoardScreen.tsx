import type { GameDetails } from '@halyard/sdk/types';
import { Skeleton, PanelSections, Row, Stack } from '@halyard/ui-kit';
import { Suspense, useMemo, useState, useEffect } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { listChallenges } from '../../../game/challenge-list.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { useOwnTeam } from '../shared/own-team.ts';
import type { GameView } from '../shared/use-game.ts';
import { BoardLayout } from './BoardLayout.tsx';
import { OwnColumn } from './OwnColumn.tsx';
import { useMateSolves } from './use-mate-solves.ts';
import { isApiError, useGetGameDetails } from '@halyard/sdk/react';
import { pollEvery } from '../../../app/live/live-store.ts';
import { STORAGE_KEYS } from '../../../app/storage/storage-keys.ts';
import { readDevice, writeDevice } from '../../../app/storage/device-store.ts';

/** The challenges that were seen on this device before this visit; null on the first visit. */
interface Known {
  ids: ReadonlySet<number> | null;
  /** Marks a challenge as seen. */
  open: (id: number) => void;
}

const REFRESH = 10_000;

/** The server updates the board once a second, so a new solve may take that long to be listed. */
const FAST_REFRESH = 1000;

const START_RETRIES = 20;

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
        teamGame={{ view, all, board, ownId: details?.rank.id ?? 0, onSolved: setAwaited }}
        query={{ ...query, isLoaded: details !== undefined, issuedOnOpen: details?.issuedOnOpen }}
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

/** Skeleton of the right column while the standing of the team is loading. */
function OwnSkeleton() {
  const { LL } = useLanguage();
  return (
    <PanelSections label={LL.game.own.label()}>
      <Row gap={12}>
        <Skeleton shape="avatar" width="40px" height="40px" />
        <Stack grow>
          <Skeleton width="48%" />
          <Skeleton width="32%" />
        </Stack>
      </Row>
      <Skeleton height="40px" />
      <Skeleton shape="chart" height="72px" />
      <Stack gap={12}>
        <Skeleton width="28%" />
        <Skeleton width="86%" />
        <Skeleton width="74%" />
      </Stack>
    </PanelSections>
  );
}

/**
 * The challenges and the row of the user's team. While `awaited`, a challenge that the team has
 * just solved, is not listed as solved, it polls more often.
 */
function useDetails({ game, phase }: GameView, awaited: number | null) {
  const isListed = (details: GameDetails | undefined) =>
    awaited === null || details?.rank.solvedChallenges.some(({ id }) => id === awaited) === true;
  return useGetGameDetails(game.id, {
    query: {
      enabled: game.status === 'Accepted' && (phase === 'running' || phase === 'practice'),
      refetchInterval: (query) =>
        isListed(query.state.data) ? pollEvery(REFRESH)(query) : FAST_REFRESH,
      // The local clock may be ahead of the server, for which the game has not started.
      retry: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED')
          ? failures < START_RETRIES
          : !isRefused(error) && failures < 2,
      retryDelay: (failures, error) =>
        isApiError(error, 'GAME_NOT_STARTED') ? FAST_REFRESH : FAST_REFRESH * 2 ** failures,
    },
  });
}

function isRefused(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/** Stores the current challenges for the next visit, and returns those of the last visit. */
function useKnown(gameId: number, ids: readonly number[] | undefined): Known {
  const key = STORAGE_KEYS.seenChallenges(gameId);
  const [before] = useState(() => readIds(key));
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const all = ids?.join();
  useEffect(() => {
    if (all) writeDevice(key, all.split(',').map(Number));
  }, [key, all]);
  const known = useMemo(() => before && new Set([...before, ...opened]), [before, opened]);
  const open = (id: number) => {
    // Others are not marked as new: nothing has to be rendered again.
    if (before && !before.includes(id)) setOpened((last) => new Set(last).add(id));
  };
  return { ids: known, open };
}

function readIds(key: string): readonly number[] | null {
  const stored = readDevice(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : null;
}
