import { ChallengeFinder, type FinderChip } from '@halyard/ui-kit';
import { useSheet } from '../../../app/routes/search-params.ts';
import { useKeysOf } from '../../../app/shortcuts/use-shortcuts.ts';
import { useSearchKey } from '../../../app/shortcuts/use-search-key.ts';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { categoryName } from '../../../game/term-words.ts';
import type { BoardAddress } from './board-address.ts';
import { countFilters, groupByCategory } from './board-filter.ts';
import { FilterSheetContent, orderOptions, setOrder } from './CategoryColumn.tsx';
import type { ListedChallenge } from '../../../game/challenge-list.ts';

interface FinderProps {
  all: readonly ListedChallenge[];
  address: BoardAddress;
}

/** Search, order, layout and filters above the board. */
export function Finder({ all, address }: FinderProps) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const { filter, setFilter } = address;
  const count = countFilters(filter);
  const sheet = useSheet('filters');
  return (
    <ChallengeFinder
      label={words.filter()}
      search={filter.search}
      onSearch={(q) => setFilter({ q })}
      searchRef={useSearchKey()}
      searchKey={useKeysOf('search')}
      order={filter.sort}
      orders={orderOptions(LL)}
      onOrder={(order) => setOrder(address, order)}
      layout={filter.layout}
      onLayout={(layout) => setFilter({ layout: layout === 'grid' ? null : layout })}
      chips={chipsOf(LL, all, address)}
      filters={<FilterSheetContent all={all} address={address} />}
      filterCount={count}
      filtersOpen={sheet.isOpen}
      onFiltersOpen={sheet.open}
      onFiltersClose={sheet.close}
      words={{
        find: words.find(),
        order: words.order(),
        filters: words.filters(),
        filtersSet: words.filtersSet({ count }),
        layout: words.layout(),
        grid: words.grid(),
        list: words.list(),
      }}
    />
  );
}

function chipsOf(
  LL: Language['LL'],
  all: readonly ListedChallenge[],
  { filter, setFilter }: BoardAddress,
): FinderChip[] {
  const words = LL.game.board;
  const solved = all.filter(({ solve }) => solve).length;
  return [
    {
      label:
        all.length > 0
          ? `${words.all()} ${words.ofCount({ solved, count: all.length })}`
          : words.all(),
      pressed: filter.category === null,
      onPress: () => setFilter({ category: null }),
    },
    ...groupByCategory(all).map((group) => ({
      category: group.category,
      label: `${categoryName(LL, group.category)} ${words.ofCount({ solved: group.solved, count: group.count })}`,
      pressed: filter.category === group.category,
      onPress: (on: boolean) => setFilter({ category: on ? group.category : null }),
    })),
  ];
}
