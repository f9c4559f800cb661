import { CategoryRail, FormField, Select, Stack } from '@halyard/ui-kit';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { categoryName } from '../../../game/term-words.ts';
import { applyFilter, groupByCategory, SORTS } from './board-filter.ts';
import type { BoardAddress } from './board-address.ts';
import type { ListedChallenge } from '../../../game/challenge-list.ts';

interface CategoryColumnProps {
  all: readonly ListedChallenge[];
  address: BoardAddress;
}

/** The left column of the board: categories with progress, and filters. */
export function CategoryColumn({ all, address }: CategoryColumnProps) {
  const { LL } = useLanguage();
  const words = LL.game.board;
  const { filter, hrefWith, setFilter } = address;
  const solved = all.filter(({ solve }) => solve).length;
  const left = (changes: Partial<typeof filter>) =>
    LL.common.number({ value: applyFilter(all, { ...filter, search: '', ...changes }).length });
  const newCount = all.filter(({ isNew }) => isNew).length;
  return (
    <CategoryRail
      title={words.categories()}
      categories={[
        {
          name: words.all(),
          count: all.length > 0 ? words.ofCount({ solved, count: all.length }) : '',
          href: hrefWith({ category: null }),
          selected: filter.category === null,
        },
        ...groupByCategory(all).map((group) => ({
          category: group.category,
          name: categoryName(LL, group.category),
          count: words.ofCount({ solved: group.solved, count: group.count }),
          href: hrefWith({ category: group.category }),
          selected: filter.category === group.category,
        })),
      ]}
      filterTitle={words.show()}
      filters={[
        {
          id: 'unsolved',
          label: words.unsolvedOnly(),
          count: left({ unsolvedOnly: true }),
          checked: filter.unsolvedOnly,
          onChange: (on) => setFilter({ unsolved: on ? '1' : null }),
        },
        ...(newCount > 0 || filter.newOnly
          ? [
              {
                id: 'new',
                label: words.newOnly(),
                count: left({ newOnly: true }),
                checked: filter.newOnly,
                onChange: (on: boolean) => setFilter({ new: on ? '1' : null }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The filters of CategoryColumn and the sort order, for the sheet of narrow windows. */
export function FilterSheetContent(props: CategoryColumnProps) {
  const { LL } = useLanguage();
  return (
    <Stack gap={16}>
      <FormField label={LL.game.board.order()} group>
        <Select
          value={props.address.filter.sort}
          options={orderOptions(LL)}
          onValueChange={(order) => setOrder(props.address, order)}
        />
      </FormField>
      <CategoryColumn {...props} />
    </Stack>
  );
}

/** The sort orders of challenges. */
export const orderOptions = (LL: Language['LL']) =>
  SORTS.map((value) => ({ value, label: LL.game.board.sort[value]() }));

export const setOrder = ({ setFilter }: BoardAddress, order: (typeof SORTS)[number]): void =>
  setFilter({ sort: order === 'category' ? null : order });
