import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { CategoryFlag } from '../CategoryFlag/CategoryFlag.tsx';
import type { AnyCategory } from '../CategoryFlag/categories.ts';

export interface ChallengeCellProps {
  /** Title of the challenge; truncated if it does not fit. */
  title: string;
  /** Decides the flag before the title. */
  category: AnyCategory;
  /** Name of the category, announced before the title. */
  categoryName: string;
}

const Root = styled.span`
  ${text.t13}
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;

  & > :last-child {
    ${text.cut}
  }
`;

/** A challenge in a row: the flag of its category and its title. */
export function ChallengeCell({ title, category, categoryName }: ChallengeCellProps) {
  return (
    <Root>
      <CategoryFlag category={category} label={categoryName} size={16} />
      <span>{title}</span>
    </Root>
  );
}
