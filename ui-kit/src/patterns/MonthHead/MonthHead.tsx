import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface MonthHeadProps {
  /** Month and year: "November 2026". */
  children: ReactNode;
}

const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 10px;
  ${text.t12}
  ${text.figures}
  font-weight: 500;
  color: ${color.faint};

  &::after {
    content: '';
    flex: 1;
    border-block-end: 1px solid ${color.line};
  }
`;

/** The heading of a month in a list, with a line to its end. */
export function MonthHead({ children }: MonthHeadProps) {
  return <Head>{children}</Head>;
}
