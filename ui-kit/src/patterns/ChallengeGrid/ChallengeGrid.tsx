import { useId } from 'react';
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
  const Item = layout === 'grid' ? ChallengeCard : ChallengeRow;
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
                <li key={item.id}>
                  <Item
                    challenge={item}
                    selected={item.id === selectedId}
                    data-stop
                    {...(layout === 'grid' && !group.category ? { showCategory: true } : {})}
                    tabIndex={item.id === navigation.stop ? 0 : -1}
                    onFocus={navigation.onFocusOf(item.id)}
                  />
                </li>
              ))}
            </List>
          </section>
        ))}
      </Groups>
    </Room>
  );
}
