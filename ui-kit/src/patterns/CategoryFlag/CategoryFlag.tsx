import { vars } from '../../tokens/vars.ts';
import { categoryColor, flagPath, type AnyCategory } from './categories.ts';
import { Flag } from './CategoryFlag.styles.ts';

export interface CategoryFlagProps {
  category: AnyCategory;
  /** Side in px, 14 to 34; 18 unless told. */
  size?: 14 | 16 | 18 | 20 | 24 | 34;
  /** Name for assistive technology. Leave it out where the name stands beside the flag. */
  label?: string | undefined;
}

/** The signal flag of a category: told apart by geometry first, by hue second. */
export function CategoryFlag({ category, size = 18, label }: CategoryFlagProps) {
  return (
    <Flag
      width={size}
      height={size}
      viewBox="0 0 20 20"
      style={vars({ '--hue': categoryColor(category) })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="20" height="20" />
      <path fillRule="evenodd" d={flagPath(category)} />
    </Flag>
  );
}
