import { isApiError } from '@halyard/sdk/react';
import type { Board } from '@halyard/sdk/types';
import {
  EmptyState,
  lazyComponent,
  MissingFlag,
  PageLoader,
  preload,
  ScorePage,
  type ScoreMatrixHandle,
  ScoreMatrixSkeleton,
  Skeleton,
  Stack,
  useBelow,
  VisuallyHidden,
  Banner,
} from '@halyard/ui-kit';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { HeaderLoading, WithGame } from '../frame/GameStates.tsx';
import { ownRow, useOwnTeam } from '../shared/own-team.ts';
import type { GameView } from '../shared/use-game.ts';
import { PaperScores } from './PaperScores.tsx';
import { createRows } from './score-rows.ts';
import { useScoreAddress } from './score-address.ts';
import { ScoreBar } from './ScoreBar.tsx';
import { NoMatch, NotYet } from './ScoreStates.tsx';
import { filterTeams } from './standings.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useRankBaseline } from './use-rank-baseline.ts';
import { useWatchedTeams } from './use-watched-teams.ts';
import { hasRole } from '@halyard/sdk/rules';
import { FrozenIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { useProfile } from '../../../app/session/session.ts';

const loadChart = async () => (await import('./ScoreChart.tsx')).ScoreChart;
const loadTable = async () => (await import('./ScoreTable.tsx')).ScoreTable;
const loadRows = async () => (await import('./PhoneScores.tsx')).PhoneScores;
const ScoreChart = lazyRegion(loadChart);
const ScoreTable = lazyRegion(loadTable);
const PhoneScores = lazyRegion(loadRows);
const TeamDialog = lazyComponent(async () => (await import('./TeamDialog.tsx')).TeamDialog);

const Projector = lazyRegion(async () => (await import('./Projector.tsx')).Projector);

const fetchChart = preload(loadChart);
const fetchTable = preload(loadTable);
const fetchRows = preload(loadRows);

const REFRESH = 10_000;

/** The scoreboard of a game. */
export function ScoreboardPage() {
  const isPhone = useBelow('md');
  useEffect(() => {
    // Loads at the same time as the board.
    fetchChart();
    (isPhone ? fetchRows : fetchTable)();
  }, [isPhone]);
  return (
    <WithGame
      loading={
        <HeaderLoading>
          <TableLoading />
        </HeaderLoading>
      }
    >
      {(view) => <Scoreboard view={view} />}
    </WithGame>
  );
}

function Scoreboard({ view }: { view: GameView }) {
  const { game, phase } = view;
  const query = useBoard(game, {
    enabled: phase !== 'upcoming',
    // Also after the end: the last solves follow a little later, and a release of the freeze at any time.
    every: REFRESH,
  });
  const own = ownRow(query.data, useOwnTeam(game));
  const address = useScoreAddress();
  if (address.view.isPresented) {
    return (
      <Suspense fallback={<PageLoader whole />}>
        <Projector
          view={view}
          board={query.data}
          divisionId={address.view.divisionId}
          onLeave={address.leaveProjector}
        />
      </Suspense>
    );
  }
  return (
    <GameFrame
      view={view}
      current="scoreboard"
      standing={
        query.data && own && { rank: own.rank, score: own.score, teams: query.data.teams.length }
      }
      challenges={query.data?.challenges ?? []}
    >
      <BoardArea view={view} query={query} own={own} />
    </GameFrame>
  );
}

interface AreaProps {
  view: GameView;
  query: ReturnType<typeof useBoard>;
  own: Board['teams'][number] | undefined;
}

function BoardArea({ view, query, own }: AreaProps) {
  const { LL } = useLanguage();
  const { data: board, error, refetch } = query;
  if (view.phase === 'upcoming') return <NotYet view={view} />;
  if (board && board.teams.length === 0) {
    return (
      <EmptyState figure={<MissingFlag />} title={LL.scoreboard.noTeamsTitle()}>
        {LL.scoreboard.noTeamsText()}
      </EmptyState>
    );
  }
  if (board) return <Standings view={view} query={query} own={own} board={board} />;
  if (error && !isApiError(error, 'GAME_NOT_STARTED')) {
    return <LoadFailure error={error} onRetry={refetch} title={LL.scoreboard.failed()} />;
  }
  return (
    <Stack pad="page" gap={12}>
      <TableLoading />
    </Stack>
  );
}

function Standings({ view, query, own, board }: AreaProps & { board: Board }) {
  const language = useLanguage();
  const { game, phase } = view;
  const address = useScoreAddress();
  const { search, divisionId, isWatched, hasChart, view: look, teamId } = address.view;
  const isPhone = useBelow('md');
  const matrix = useRef<ScoreMatrixHandle>(null);
  const before = useRankBaseline(game.id, board);
  const { ids: watched } = useWatchedTeams(game.id);
  const shown = useMemo(
    () => filterTeams(board, { divisionId, search, only: isWatched ? watched : null }),
    [board, divisionId, search, isWatched, watched],
  );
  const { hrefOf } = address;
  const rowOf = useMemo(
    () => createRows({ language, start: board.start, divisionId, before, watched, hrefOf }),
    [language, board.start, divisionId, before, watched, hrefOf],
  );
  const rows = useMemo(() => shown.map(rowOf), [shown, rowOf]);
  const canJump = own !== undefined && shown.includes(own);
  const jump = () => own && matrix.current?.reveal(own.id);
  useShortcuts({ ownRow: canJump ? jump : undefined });
  const isFilling = !isPhone && shown.length > 0;
  return (
    <>
      <ScorePage
        table={isFilling ? 'fill' : 'flow'}
        paper={<PaperScores game={game.title} {...{ board, shown, divisionId }} />}
        note={noteOf(view, query)}
        bar={
          <ScoreBar
            gameId={game.id}
            board={board}
            shown={shown}
            address={address}
            watchedCount={board.teams.filter(({ id }) => watched.has(id)).length}
            isPhone={isPhone}
            isLive={phase === 'running'}
            isFinal={!view.isFrozen && phase !== 'running'}
            isStale={query.isRefetchError}
            onJump={canJump ? jump : undefined}
          />
        }
        chart={
          shown.length > 0 && (hasChart || isPhone) ? (
            <Curves board={board} shown={shown} own={own} isOver={phase !== 'running'} />
          ) : null
        }
      >
        {shown.length === 0 ? (
          <NoMatch
            search={search}
            onClear={() => address.change({ q: null, division: null, watched: null })}
          />
        ) : (
          <PartErrorBoundary>
            <Suspense fallback={<ScoreMatrixSkeleton />}>
              {isPhone ? (
                <PhoneScores game={game.title} shown={shown} rowOf={rowOf} own={own} />
              ) : (
                <ScoreTable
                  handle={matrix}
                  game={game.title}
                  board={board}
                  rows={rows}
                  own={canJump ? own : undefined}
                  isCompact={look === 'compact'}
                />
              )}
            </Suspense>
          </PartErrorBoundary>
        )}
      </ScorePage>
      <RankAnnouncement own={own} />
      {teamId !== null && (
        <OpenTeam {...{ game, board, teamId, own }} order={shown} address={address} />
      )}
    </>
  );
}

interface CurvesProps {
  board: Board;
  shown: Board['teams'];
  own: Board['teams'][number] | undefined;
  isOver: boolean;
}

/** The chart, or a message while no team has scored. */
function Curves({ board, shown, own, isOver }: CurvesProps) {
  const { LL } = useLanguage();
  const isPhone = useBelow('md');
  if (board.teams.every(({ score }) => score <= 0)) {
    return (
      <EmptyState figure={<MissingFlag />} title={LL.scoreboard.noScoreTitle()}>
        {LL.scoreboard.noScoreText({ count: board.teams.length })}
      </EmptyState>
    );
  }
  return (
    <PartErrorBoundary>
      <Suspense fallback={<Skeleton shape="block" height={isPhone ? '104px' : '140px'} />}>
        <ScoreChart board={board} shown={shown} own={own} isOver={isOver} />
      </Suspense>
    </PartErrorBoundary>
  );
}

interface OpenTeamProps {
  game: GameView['game'];
  board: Board;
  teamId: number;
  own: Board['teams'][number] | undefined;
  order: Board['teams'];
  address: Pick<ReturnType<typeof useScoreAddress>, 'change' | 'closeTeam'>;
}

/** The dialog of the team in the address. */
function OpenTeam({ address, ...team }: OpenTeamProps) {
  return (
    <PartErrorBoundary resetOn={[team.teamId]}>
      <Suspense>
        <TeamDialog
          {...team}
          onGo={(id) => address.change({ team: String(id) })}
          onClose={address.closeTeam}
        />
      </Suspense>
    </PartErrorBoundary>
  );
}

/** Reads out the team's new rank. */
function RankAnnouncement({ own }: Pick<AreaProps, 'own'>) {
  const { LL } = useLanguage();
  if (!own || own.rank === 0) return null;
  return (
    <VisuallyHidden>
      <span role="status">{LL.scoreboard.rankNow({ rank: own.rank })}</span>
    </VisuallyHidden>
  );
}

function noteOf({ game, isFrozen }: GameView, query: AreaProps['query']) {
  const { freeze = null } = game;
  if (query.isRefetchError) return <Stale since={query.dataUpdatedAt} />;
  return isFrozen && freeze !== null ? <Frozen since={freeze} /> : null;
}

function TableLoading() {
  const { LL } = useLanguage();
  return (
    <Stack gap={12} role="status" aria-label={LL.scoreboard.loading()} aria-busy>
      <Skeleton shape="block" height="36px" />
      <Skeleton shape="card" height="156px" />
      <RowsLoading />
    </Stack>
  );
}

function RowsLoading() {
  return (
    <Stack>
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} shape="row" />
      ))}
    </Stack>
  );
}

/** Says why the scoreboard stands still. */
function Frozen({ since }: { since: number }) {
  const { LL, dates } = useLanguage();
  const profile = useProfile();
  const isStaff = profile && hasRole(profile, 'Monitor');
  const say = isStaff ? LL.scoreboard.frozenStaff : LL.scoreboard.frozen;
  return (
    <Banner icon={FrozenIcon}>
      {say({ time: dates.weekMoment(since), zone: dates.zone(since) })}
    </Banner>
  );
}

/** Says how old the scoreboard is while the server cannot be reached. */
function Stale({ since }: { since: number }) {
  const { LL, dates } = useLanguage();
  return (
    <Banner tone="warn" icon={TimeIcon}>
      {LL.scoreboard.stale({ time: dates.time(since) })}
    </Banner>
  );
}
