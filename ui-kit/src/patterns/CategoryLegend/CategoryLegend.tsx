import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import { List } from './CategoryLegend.styles.ts';

export interface CategoryLegendProps {
  /** The categories in order, with their names in the page's language. */
  categories: readonly { category: AnyCategory; name: string }[];
}

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
