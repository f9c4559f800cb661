import { vars } from '../../tokens/vars.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import { categoryColor, type AnyCategory } from '../CategoryFlag/categories.ts';
import { Bar, Count, List, Points, Row } from './CategoryBars.styles.ts';

export interface CategoryBar {
  category: AnyCategory;
  /** In the page's language. */
  name: string;
  /** Share of the available points, 0 to 1. */
  share: number;
  /** "398" */
  points: string;
  /** Solved challenges of all: "3/9". */
  count: string;
}

/** A team's points per category, as bars. */
export function CategoryBars({
  label,
  categories,
}: {
  label: string;
  categories: readonly CategoryBar[];
}) {
  return (
    <List aria-label={label}>
      {categories.map(({ category, name, share, points, count }) => (
        <Row key={category} data-none={share === 0 || undefined}>
          <CategoryFlag category={category} size={16} />
          <span title={name}>{name}</span>
          <Bar
            style={vars({
              '--share': `${Math.min(100, Math.max(0, share * 100))}%`,
              '--hue': categoryColor(category),
            })}
          />
          <Points>{points}</Points>
          <Count>{count}</Count>
        </Row>
      ))}
    </List>
  );
}
