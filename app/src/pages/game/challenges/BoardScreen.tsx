import type { Board, GameDetails } from '@halyard/sdk/react';
import {
  Banner,
  BoardBody,
  BoardSide,
  CategoryRailSkeleton,
  type Pane,
  Skeleton,
  Split,
  useBelow,
} from '@halyard/ui-kit';
import { InfoIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { Suspense, useMemo, useState } from 'react';
import { lazyRegion, PartErrorBoundary } from '../../../app/errors/PageErrorBoundary.tsx';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { GameFrame } from '../frame/GameFrame.tsx';
import { useBoard } from '../../../game/use-board.ts';
import { useOwnTeam } from '../shared/own-team.ts';
import type { GameView } from '../shared/use-game.ts';
import { useBoardAddress } from './board-address.ts';
import { applyFilter, neighbour } from './board-filter.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { CategoryColumn } from './CategoryColumn.tsx';
import { type ListedChallenge, listChallenges } from '../../../game/challenge-list.ts';
import { Challenges } from './Challenges.tsx';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { Finder } from './Finder.tsx';
import { LazyChallenge, usePanelAhead } from './LazyChallenge.tsx';
import { OwnColumn } from './OwnColumn.tsx';
import { OwnSkeleton } from './OwnSkeleton.tsx';
import { useDetails } from './use-details.ts';
import { useKnown } from './use-known.ts';
import { usePanelFocus } from './use-panel-focus.ts';

const ResultCard = lazyRegion(async () => (await import('./ResultCard.tsx')).ResultCard);

/** Polling interval of the board, which is only needed for solvers and distances. */
const BOARD_REFRESH = 30_000;

/** The challenges of a running game or of one in practice mode. */
export function BoardScreen({ view }: { view: GameView }) {
  const { LL } = useLanguage();
  const { game } = view;
  const address = useBoardAddress();
  const [awaited, setAwaited] = useState<number | null>(null);
  const { query, all, known } = useChallengeList(view, awaited);
  const { data: details, error } = query;
  const { data: board } = useBoard(game, { enabled: true, every: BOARD_REFRESH });
  const team = useOwnTeam(game);
  const shown = useMemo(() => applyFilter(all, address.filter), [all, address.filter]);
  const challenges = useMemo(() => all.map(({ info }) => info), [all]);
  const { openId } = address;
  const item = all.find(({ info }) => info.id === openId);
  usePanelAhead();
  const isNarrow = useBelow('md');
  const takesFocus = usePanelFocus(openId, known.open);

  const steps = useSteps(shown, address, item);

  const panel = item && details && (
    <LazyChallenge
      key={item.info.id}
      view={view}
      item={item}
      all={all}
      board={board}
      ownId={details.rank.id}
      {...steps}
      {...(isNarrow ? {} : { onClose: () => address.move(null) })}
      onSolved={setAwaited}
      onGo={address.move}
      hrefOf={(id) => address.hrefWith({ challenge: String(id) })}
      takesFocus={takesFocus}
    />
  );
  const own = details ? (
    <OwnColumn {...{ view, details, board, team, challenges }} />
  ) : error ? null : (
    <OwnSkeleton />
  );
  const isOpen = panel !== undefined || (openId !== null && !details && !error);
  const resize = { name: 'challenge', label: LL.game.challenge.label(), min: 380, max: 720 };
  const end: Pane | null =
    isOpen && !isNarrow
      ? { width: 420, from: 'md', below: 'hide', content: panel ?? own, resize }
      : own && { width: 420, from: 'lg', below: 'hide', content: own };
  return (
    <GameFrame
      view={view}
      current="challenges"
      standing={details && standingOf(details, board?.teams.length)}
      challenges={challenges}
    >
      <Split
        start={{
          width: 204,
          from: 'lg',
          below: 'hide',
          content: <CategorySide all={details || error ? all : undefined} address={address} />,
        }}
        {...(end && { end })}
      >
        <Finder all={all} address={address} />
        <BoardContent {...{ view, query, all, shown, address, board }} />
      </Split>
      <ChallengeSheet
        item={isNarrow ? item : undefined}
        shown={shown}
        {...steps}
        onClose={() => address.move(null)}
      >
        {panel}
      </ChallengeSheet>
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

type BoardAddress = ReturnType<typeof useBoardAddress>;

/** Opens the previous or next challenge, also by shortcuts. */
function useSteps(
  shown: readonly ListedChallenge[],
  address: BoardAddress,
  open: ListedChallenge | undefined,
) {
  const { openId } = address;
  const step = (by: -1 | 1) => {
    const next = openId === null ? undefined : neighbour(shown, openId, by);
    return next && (() => address.move(next.info.id));
  };
  const onPrevious = step(-1);
  const onNext = step(1);
  useShortcuts({
    previous: onPrevious,
    next: onNext,
    close: open && (() => address.move(null)),
  });
  return { onPrevious, onNext };
}

interface CategorySideProps {
  /** Undefined while loading. */
  all: readonly ListedChallenge[] | undefined;
  address: BoardAddress;
}

function CategorySide({ all, address }: CategorySideProps) {
  return (
    <BoardSide>
      {all ? <CategoryColumn all={all} address={address} /> : <CategoryRailSkeleton />}
    </BoardSide>
  );
}

interface BoardContentProps {
  view: GameView;
  query: ReturnType<typeof useDetails>;
  all: readonly ListedChallenge[];
  shown: readonly ListedChallenge[];
  address: BoardAddress;
  board: Board | undefined;
}

function BoardContent({ view, query, all, shown, address, board }: BoardContentProps) {
  const { LL } = useLanguage();
  const isPhone = useBelow('sm');
  const { data: details, error, refetch } = query;
  const { openId } = address;
  const isMissing = openId !== null && !all.some(({ info }) => info.id === openId);
  return (
    <BoardBody flush={isPhone}>
      {query.isRefetchError && <Stale since={query.dataUpdatedAt} />}
      {details && isMissing && (
        <Banner tone="warn" icon={InfoIcon} onDismiss={() => address.move(null)}>
          {LL.game.challenge.missingTitle()}. {LL.game.challenge.missingText()}
        </Banner>
      )}
      {view.phase === 'practice' && details && (
        <PartErrorBoundary>
          <Suspense fallback={<Skeleton shape="card" height="224px" />}>
            <ResultCard view={view} details={details} board={board} />
          </Suspense>
        </PartErrorBoundary>
      )}
      {details ? (
        <Challenges all={all} shown={shown} address={address} practice={view.game.practiceMode} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} title={LL.game.board.failed()} />
      ) : (
        <BoardSkeleton layout={address.filter.layout} />
      )}
    </BoardBody>
  );
}

function Stale({ since }: { since: number }) {
  const { LL, dates } = useLanguage();
  return (
    <Banner tone="warn" icon={TimeIcon}>
      {LL.game.board.staleSince({ time: dates.time(since) })}
    </Banner>
  );
}
