import { LayoutGrid, List, ListFilter } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ToggleChip } from '../../components/FilterChip/FilterChip.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Segmented } from '../../components/Segmented/Segmented.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { BoardBar } from '../../layouts/BoardBar/BoardBar.tsx';
import { CornerCount } from '../../layouts/CornerCount/CornerCount.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';

export type ChallengeLayout = 'grid' | 'list';

export interface FinderChip {
  /** Omit it for "All". */
  category?: AnyCategory;
  /** "Pwn 1/4" */
  label: string;
  pressed: boolean;
  onPress: (pressed: boolean) => void;
}

export interface ChallengeFinderProps<Order extends string> {
  /** Names the area: "Find and filter challenges". */
  label: string;
  /** The text of the search. The caller filters. */
  search: string;
  /** Called with the text of the search on every input. */
  onSearch: (search: string) => void;
  /** The current order, a value of `orders`. */
  order: Order;
  /** The orders to choose from: "Category", "Points", "Solves". */
  orders: readonly { value: Order; label: string }[];
  /** Called with the chosen order. */
  onOrder: (order: Order) => void;
  /** Whether challenges are shown as cards or as rows. */
  layout: ChallengeLayout;
  /** Called with the chosen layout. */
  onLayout: (layout: ChallengeLayout) => void;
  /** Category chips in one row, below `lg`. */
  chips: readonly FinderChip[];
  /** Content of the filter sheet in narrow windows: a `CategoryRail`. */
  filters: ReactNode;
  /** Number of active filters, shown on the filter button. */
  filterCount: number;
  /** Whether the filter sheet is shown. */
  filtersOpen: boolean;
  /** Called by the filter button. */
  onFiltersOpen: () => void;
  /** Called when the filter sheet is closed. */
  onFiltersClose: () => void;
  /** Names of the controls in the page's language. */
  words: {
    /** "Find a challenge" */
    find: string;
    /** "Order" */
    order: string;
    /** "Filters" */
    filters: string;
    /** "2 filters are set" */
    filtersSet: string;
    /** "Layout", "Cards", "List" */
    layout: string;
    grid: string;
    list: string;
  };
  /** Keyboard shortcut that focuses the search, "/". */
  searchKey?: string | undefined;
  /** The search field, e.g. for a shortcut that focuses it. */
  searchRef?: Ref<HTMLInputElement>;
}

/**
 * Search, sort order, layout and filters above the board. The component is stateless: all values
 * are in the address.
 */
export function ChallengeFinder<Order extends string>({
  label,
  search,
  onSearch,
  order,
  orders,
  onOrder,
  layout,
  onLayout,
  chips,
  filters,
  filterCount,
  filtersOpen,
  onFiltersOpen,
  onFiltersClose,
  words,
  searchKey,
  searchRef,
}: ChallengeFinderProps<Order>) {
  return (
    <>
      <BoardBar
        label={label}
        search={
          <SearchField
            label={words.find}
            placeholder={words.find}
            value={search}
            onValueChange={onSearch}
            {...(searchKey !== undefined && { kbd: searchKey })}
            {...(searchRef !== undefined && { ref: searchRef })}
          />
        }
        order={
          <Select label={words.order} value={order} options={orders} onValueChange={onOrder} />
        }
        filter={
          <CornerCount count={filterCount} label={words.filtersSet}>
            <IconButton
              variant="secondary"
              icon={ListFilter}
              label={words.filters}
              onClick={onFiltersOpen}
            />
          </CornerCount>
        }
        layout={
          <Segmented
            label={words.layout}
            value={layout}
            onValueChange={onLayout}
            options={[
              { value: 'grid', label: words.grid, icon: LayoutGrid, iconOnly: true },
              { value: 'list', label: words.list, icon: List, iconOnly: true },
            ]}
          />
        }
        chips={chips.map(({ category, label: text, pressed, onPress }) => (
          <ToggleChip key={category ?? ''} pressed={pressed} onPressedChange={onPress}>
            {category !== undefined && <CategoryFlag category={category} size={16} />}
            {text}
          </ToggleChip>
        ))}
      />
      <Sheet open={filtersOpen} onClose={onFiltersClose} title={words.filters}>
        {filters}
      </Sheet>
    </>
  );
}
