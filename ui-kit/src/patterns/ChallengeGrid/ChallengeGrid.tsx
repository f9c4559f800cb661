import { memo, useId } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { ChallengeCard } from '../ChallengeCard/ChallengeCard.tsx';
import type { ChallengeItem } from '../ChallengeCard/challenge-item.ts';
import { ChallengeRow } from '../ChallengeRow/ChallengeRow.tsx';
import { Cards, Groups, Head, Room, Rows } from './ChallengeGrid.styles.ts';
import { useArrowNavigation } from '../shared/use-arrow-navigation.ts';

export interface ChallengeGroup {
  /** Omit it for one group without a heading; its cards then show their flags. */
  category?: AnyCategory;
  /** Name of the category in the page's language. */
  name: string;
  /** Solved challenges of all: "3/9". */
  count?: string;
  items: readonly ChallengeItem[];
}

export interface ChallengeGridProps {
  /** Challenges under the heading of their category, in the order of the page. */
  groups: readonly ChallengeGroup[];
  /** Cards in columns, or rows. Default `grid`. */
  layout?: 'grid' | 'list';
  /** The challenge whose panel is open. */
  selectedId?: number | undefined;
}

interface GridItemProps {
  item: ChallengeItem;
  layout: 'grid' | 'list';
  selected: boolean;
  /** On cards only. */
  showCategory: boolean;
  isStop: boolean;
  onStop: (id: number) => void;
}

/** Memoised: opening a challenge renders two of them again, not all. */
const GridItem = memo((props: GridItemProps) => {
  const { item, layout, selected, showCategory, isStop, onStop } = props;
  const shared = {
    challenge: item,
    selected,
    'data-stop': true,
    tabIndex: isStop ? 0 : -1,
    onFocus: () => onStop(item.id),
  };
  return (
    <li>
      {layout === 'grid' ? (
        <ChallengeCard {...shared} showCategory={showCategory} />
      ) : (
        <ChallengeRow {...shared} />
      )}
    </li>
  );
});
GridItem.displayName = 'GridItem';

/**
 * Challenges as cards or rows, by category or in one list. The grid is one tab stop; arrow keys
 * move inside, Enter follows the link.
 */
export function ChallengeGrid({ groups, layout = 'grid', selectedId }: ChallengeGridProps) {
  const id = useId();
  const navigation = useArrowNavigation(
    groups.flatMap((group) => group.items.map((item) => item.id)),
    selectedId,
  );
  const List = layout === 'grid' ? Cards : Rows;
  return (
    <Room>
      {' '}
      <Groups data-layout={layout} onKeyDown={navigation.onKeyDown}>
        {groups.map((group, index) => (
          <section
            key={group.category ?? index}
            style={vars({ '--cards': group.items.length })}
            {...(group.category
              ? { 'aria-labelledby': `${id}${index}` }
              : { 'aria-label': group.name })}
          >
            {group.category && (
              <Head>
                <CategoryFlag category={group.category} />
                <h2 id={`${id}${index}`}>{group.name}</h2>
                <span>{group.count}</span>
              </Head>
            )}
            <List>
              {group.items.map((item) => (
                <GridItem
                  key={item.id}
                  {...{ item, layout }}
                  selected={item.id === selectedId}
                  showCategory={!group.category}
                  isStop={item.id === navigation.stop}
                  onStop={navigation.setStop}
                />
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Room>
  );
}
