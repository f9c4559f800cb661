import {
  Banner,
  BoardBody,
  BoardSide,
  CategoryRailSkeleton,
  type Pane,
  Split,
  useBelow,
} from '@halyard/ui-kit';
import { InfoIcon, TimeIcon } from '@halyard/ui-kit/icons';
import { type ReactNode, useMemo, useEffect, useEffectEvent, useRef } from 'react';
import { LoadFailure } from '../../../app/errors/LoadFailure.tsx';
import { useShortcuts } from '../../../app/shortcuts/use-shortcuts.ts';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { type BoardAddress, useBoardAddress } from './board-address.ts';
import { applyFilter, neighbour } from './board-filter.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { CategoryColumn } from './CategoryColumn.tsx';
import { Challenges } from './Challenges.tsx';
import { ChallengeSheet } from './ChallengeSheet.tsx';
import { Finder } from './Finder.tsx';
import { LazyChallenge, usePanelAhead } from './LazyChallenge.tsx';
import type { Steps, TeamGame } from './open-challenge-props.ts';
import { useChallengesAhead } from './use-challenges-ahead.ts';

/** The state of the request for the challenges. */
export interface ListQuery {
  isLoaded: boolean;
  error: unknown;
  /** An update failed: the list is that of `dataUpdatedAt`. */
  isRefetchError: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
  /** Challenges that may not be fetched ahead; without it none may. */
  issuedOnOpen?: readonly number[] | undefined;
}

interface BoardLayoutProps {
  teamGame: TeamGame;
  query: ListQuery;
  /** Shown at the end while no challenge is open. */
  own: ReactNode;
  /** Shown above the challenges. */
  above?: ReactNode;
  /** Said of an open challenge that is not in the list. */
  missing: string;
  /** Called for each challenge that the user opens. */
  onOpen: (id: number) => void;
}

/** Categories, challenges and the open one. The filters and the open challenge are in the address. */
export function BoardLayout(props: BoardLayoutProps) {
  const { teamGame, query, own } = props;
  const { view, all } = teamGame;
  const { LL } = useLanguage();
  const address = useBoardAddress();
  const shown = useMemo(() => applyFilter(all, address.filter), [all, address.filter]);
  const { openId } = address;
  const item = all.find(({ info }) => info.id === openId);
  usePanelAhead();
  const isNarrow = useBelow('md');
  const takesFocus = usePanelFocus(openId, props.onOpen);
  const steps = useSteps(shown, address, item);
  const near = (by: -1 | 1) => item && neighbour(shown, item.info.id, by)?.info.id;
  useChallengesAhead({
    gameId: view.game.id,
    issuedOnOpen: query.issuedOnOpen,
    neighbours: [near(-1), near(1)],
  });

  const panel = item && (
    <LazyChallenge
      key={item.info.id}
      {...{ teamGame, item, address, steps, takesFocus }}
      inSheet={isNarrow}
    />
  );
  const isOpen = panel !== undefined || (openId !== null && !query.isLoaded && !query.error);
  const resize = { name: 'challenge', label: LL.game.challenge.label(), min: 380, max: 720 };
  const end: Pane | null =
    isOpen && !isNarrow
      ? { width: 420, from: 'md', below: 'hide', content: panel ?? own, resize }
      : own
        ? { width: 420, from: 'lg', below: 'hide', content: own }
        : null;
  return (
    <>
      <Split
        start={{
          width: 204,
          from: 'lg',
          below: 'hide',
          content: (
            <CategorySide all={query.isLoaded || query.error ? all : undefined} address={address} />
          ),
        }}
        {...(end && { end })}
      >
        <Finder all={all} address={address} />
        <BoardContent {...props} shown={shown} address={address} />
      </Split>
      <ChallengeSheet
        item={isNarrow ? item : undefined}
        shown={shown}
        {...steps}
        onClose={() => address.move(null)}
      >
        {panel}
      </ChallengeSheet>
    </>
  );
}

/** Opens the previous or next challenge, also by shortcuts. */
function useSteps(
  shown: readonly ListedChallenge[],
  address: BoardAddress,
  open: ListedChallenge | undefined,
): Steps {
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

interface BoardContentProps extends BoardLayoutProps {
  shown: readonly ListedChallenge[];
  address: BoardAddress;
}

function BoardContent({ teamGame, query, shown, address, above, missing }: BoardContentProps) {
  const { LL } = useLanguage();
  const { view, all } = teamGame;
  const isPhone = useBelow('sm');
  const { openId } = address;
  const isMissing = openId !== null && !all.some(({ info }) => info.id === openId);
  return (
    <BoardBody flush={isPhone}>
      {query.isRefetchError && <Stale since={query.dataUpdatedAt} />}
      {query.isLoaded && isMissing && (
        <Banner tone="warn" icon={InfoIcon} onDismiss={() => address.move(null)}>
          {missing}
        </Banner>
      )}
      {above}
      {query.isLoaded ? (
        <Challenges all={all} shown={shown} address={address} practice={view.game.practiceMode} />
      ) : query.error ? (
        <LoadFailure error={query.error} onRetry={query.refetch} title={LL.game.board.failed()} />
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

/**
 * Moves the focus to a challenge that the user opens, but not to one that was open when the page
 * loaded, and back to its card when it is closed. `onOpen` is called for each opened challenge.
 */
function usePanelFocus(openId: number | null, onOpen: (id: number) => void): boolean {
  const first = useRef(openId);
  const last = useRef(openId);
  const opened = useEffectEvent(onOpen);
  useEffect(() => {
    if (openId !== null) opened(openId);
    if (openId === null && last.current !== null) {
      // The card is the only tab stop of the grid: the last focused one, or the first.
      document.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus();
    }
    if (openId !== first.current) first.current = null;
    last.current = openId;
  }, [openId]);
  return openId !== first.current;
}
