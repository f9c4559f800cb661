import {
  Button,
  ChallengeGrid,
  EmptyState,
  MissingFlag,
  RaisedFlag,
  useBelow,
  useTick,
} from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { categoryName } from '../../../game/term-words.ts';
import type { BoardAddress } from './board-address.ts';
import { countFilters, groupByCategory, HIDING } from './board-filter.ts';
import type { ListedChallenge } from '../../../game/challenge-list.ts';
import { createItems } from './challenge-words.ts';

interface ChallengesProps {
  all: readonly ListedChallenge[];
  shown: readonly ListedChallenge[];
  address: BoardAddress;
  /** Flags are accepted for practice after a deadline. */
  practice: boolean;
}

const MINUTE = 60_000;

/** The challenges as cards or rows, or why there are none. */
export function Challenges({ all, shown, address, practice }: ChallengesProps) {
  const { LL } = useLanguage();
  const isPhone = useBelow('sm');
  // Deadlines are shown in minutes: rerenders once per minute.
  const now = useTick((time) => Math.floor(time / MINUTE)) * MINUTE;
  // The address does not depend on the open challenge, so that opening one does not render the others again.
  const board = address.hrefWith({ challenge: null });
  const itemOf = useMemo(
    () => createItems({ LL, practice, now, hrefOf: (id) => hrefOn(board, id) }),
    [LL, practice, now, board],
  );
  if (shown.length === 0) return <NoChallenges all={all} address={address} />;
  const groups =
    address.filter.sort === 'category'
      ? groupByCategory(shown, all).map(({ category, items, solved, count }) => ({
          category,
          name: categoryName(LL, category),
          count: LL.game.board.ofCount({ solved, count }),
          items: items.map(itemOf),
        }))
      : [{ name: LL.frame.places.challenges(), items: shown.map(itemOf) }];
  return (
    <ChallengeGrid
      groups={groups}
      layout={isPhone ? 'list' : address.filter.layout}
      {...(address.openId !== null && { selectedId: address.openId })}
    />
  );
}

function hrefOn(board: string, id: number): string {
  return `${board}${board.includes('?') ? '&' : '?'}challenge=${id}`;
}

function NoChallenges({ all, address }: Pick<ChallengesProps, 'all' | 'address'>) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const { filter, setFilter } = address;
  if (all.length === 0) {
    return (
      <EmptyState figure={<MissingFlag />} title={words.emptyTitle()}>
        {words.emptyText()}
      </EmptyState>
    );
  }
  const hidden = all.filter(
    ({ info, solve }) => solve && (filter.category === null || info.category === filter.category),
  );
  if (filter.unsolvedOnly && filter.search === '' && !filter.newOnly && hidden.length > 0) {
    return (
      <EmptyState
        figure={<RaisedFlag />}
        title={words.allSolvedTitle()}
        actions={
          <Button size="small" onClick={() => setFilter({ unsolved: null })}>
            {words.showSolved()}
          </Button>
        }
      >
        {words.allSolvedText()}
      </EmptyState>
    );
  }
  const count = countFilters(filter);
  return (
    <EmptyState
      figure={<MissingFlag />}
      title={
        filter.search === ''
          ? words.noMatchFilters()
          : words.noMatchTitle({ search: filter.search })
      }
      actions={
        <Button size="small" onClick={() => setFilter(HIDING)}>
          {words.clearFilters()}
        </Button>
      }
    >
      {count === 0 ? words.noMatchTextNone() : words.noMatchText({ count })}
    </EmptyState>
  );
}
