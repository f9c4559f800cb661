import {
  BoardBar,
  CategoryFlag,
  CornerCount,
  IconButton,
  SearchField,
  Segmented,
  Sheet,
  ToggleChip,
} from '@halyard/ui-kit';
import { FilterIcon, GridIcon, ListIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useKeysOf } from '../../../app/keys/use-shortcuts.ts';
import { useSearchKey } from '../../../app/keys/use-search-key.ts';
import { categoryName } from '../shared/words.ts';
import type { BoardAddress } from './board-address.ts';
import { countFilters, groupByCategory } from './board-filter.ts';
import { FilterSheetContent, OrderSelect } from './CategoryColumn.tsx';
import type { ListedChallenge } from './challenge-list.ts';

interface FinderProps {
  all: readonly ListedChallenge[];
  address: BoardAddress;
}

/** Search, order, layout and filters above the board. */
export function Finder({ all, address }: FinderProps) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const field = useSearchKey();
  const [isOpen, setOpen] = useState(false);
  const { filter, setFilter } = address;
  const count = countFilters(filter);
  return (
    <>
      <BoardBar
        label={words.filter()}
        search={
          <SearchField
            ref={field}
            label={words.find()}
            placeholder={words.find()}
            value={filter.search}
            onValueChange={(q) => setFilter({ q })}
            kbd={useKeysOf('search')}
          />
        }
        order={<OrderSelect address={address} />}
        filter={
          <CornerCount count={count} label={words.filtersSet({ count })}>
            <IconButton
              variant="secondary"
              icon={FilterIcon}
              label={words.filters()}
              onClick={() => setOpen(true)}
            />
          </CornerCount>
        }
        layout={
          <Segmented
            label={words.layout()}
            value={filter.layout}
            onValueChange={(layout) => setFilter({ layout: layout === 'grid' ? null : layout })}
            options={[
              { value: 'grid', label: words.grid(), icon: GridIcon, iconOnly: true },
              { value: 'list', label: words.list(), icon: ListIcon, iconOnly: true },
            ]}
          />
        }
        chips={<Chips all={all} address={address} />}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.filters()}>
        <FilterSheetContent all={all} address={address} />
      </Sheet>
    </>
  );
}

function Chips({ all, address }: FinderProps) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const { filter, setFilter } = address;
  const solved = all.filter(({ solve }) => solve).length;
  return (
    <>
      <ToggleChip
        pressed={filter.category === null}
        onPressedChange={() => setFilter({ category: null })}
      >
        {words.all()} {words.ofCount({ solved, count: all.length })}
      </ToggleChip>
      {groupByCategory(all).map((group) => (
        <ToggleChip
          key={group.category}
          pressed={filter.category === group.category}
          onPressedChange={(on) => setFilter({ category: on ? group.category : null })}
        >
          <CategoryFlag category={group.category} size={16} />
          {categoryName(LL, group.category)}{' '}
          {words.ofCount({ solved: group.solved, count: group.count })}
        </ToggleChip>
      ))}
    </>
  );
}
