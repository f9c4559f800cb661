import { useId } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';
import {
  AllMark,
  Count,
  Entry,
  Filter,
  FilterCount,
  Filters,
  Heading,
  Name,
} from './CategoryRail.styles.ts';

export interface RailCategory {
  /** Omit it for "All". */
  category?: AnyCategory;
  name: string;
  /** Solved challenges of all: "3/9". */
  count: string;
  href: string;
  selected?: boolean;
}

interface ShowFilterProps {
  label: string;
  /** How many challenges match: "27". */
  count?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface CategoryRailProps {
  /** "Categories" */
  title: string;
  /** The entries from top to bottom, with their numbers of challenges. */
  categories: readonly RailCategory[];
  /** Heading of the filters: "Show". */
  filterTitle?: string;
  /** Switches below the categories, e.g. "Unsolved only". */
  filters?: readonly (ShowFilterProps & { id: string })[];
}

/** The left column of the board: categories with their solve counts, and filters. */
export function CategoryRail({ title, categories, filterTitle, filters }: CategoryRailProps) {
  const Link = useLink();
  const id = useId();
  return (
    <div>
      <nav aria-labelledby={`${id}categories`}>
        <Heading id={`${id}categories`}>{title}</Heading>
        <ul>
          {categories.map(({ category, name, count, href, selected }) => (
            <li key={href}>
              <Entry as={Link} href={href} aria-current={selected ? 'true' : undefined}>
                {category ? <CategoryFlag category={category} /> : <AllIcon />}
                <Name>{name}</Name>
                <Count>{count}</Count>
              </Entry>
            </li>
          ))}
        </ul>
      </nav>
      {filters && filters.length > 0 && (
        <Filters role="group" aria-labelledby={`${id}filters`}>
          <Heading id={`${id}filters`}>{filterTitle}</Heading>
          {filters.map(({ id: key, ...filter }) => (
            <ShowFilter key={key} {...filter} />
          ))}
        </Filters>
      )}
    </div>
  );
}

/** A filter with the number of challenges that match it. */
function ShowFilter({ label, count, checked, onChange }: ShowFilterProps) {
  return (
    <Filter>
      <Checkbox checked={checked} onCheckedChange={onChange}>
        {label}
      </Checkbox>
      {count && <FilterCount>{count}</FilterCount>}
    </Filter>
  );
}

function AllIcon() {
  return (
    <AllMark width={18} height={18} viewBox="0 0 20 20" aria-hidden>
      <path d="M1 4h18M1 10h18M1 16h18" />
    </AllMark>
  );
}
