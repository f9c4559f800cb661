import { styled } from 'styled-components';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface CategoryLegendProps {
  /** The categories in order, with their names in the page's language. */
  categories: readonly { category: AnyCategory; name: string }[];
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 10px;
  ${text.t12}
  color: ${color.muted};

  & > li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
`;

/** The flags with their names. */
export function CategoryLegend({ categories }: CategoryLegendProps) {
  return (
    <List>
      {categories.map(({ category, name }) => (
        <li key={category}>
          <CategoryFlag category={category} size={16} />
          {name}
        </li>
      ))}
    </List>
  );
}
