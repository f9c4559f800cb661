import { styled } from 'styled-components';
import { vars } from '../../tokens/vars.ts';
import { categoryColor, flagPath, type AnyCategory } from './categories.ts';
import { opacity } from '../../tokens/tokens.ts';

export interface CategoryFlagProps {
  /** Decides the signal flag and its colours; an unknown one has a neutral flag. */
  category: AnyCategory;
  /** Side in px, 14 to 34. Default 18. */
  size?: 14 | 16 | 18 | 20 | 24 | 34;
  /** Name for assistive technology. Omit it if the name is visible next to the flag. */
  label?: string | undefined;
}

/** The hue comes in as `--hue`, so that thirteen categories share one class. */
const Flag = styled.svg`
  display: block;
  flex: none;
  border-radius: 15%;
  fill: var(--hue);

  & > rect {
    opacity: ${opacity.flagSecond};
  }
`;

/** The signal flag of a category, distinguished by shape first and by colour second. */
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
