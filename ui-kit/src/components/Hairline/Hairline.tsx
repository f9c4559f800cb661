import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export interface HairlineProps {
  /** A vertical line between items of a row. */
  vertical?: boolean;
  /** The lighter line between rows of one area. */
  row?: boolean;
}

const Root = styled.hr`
  flex: none;
  border: 0;
  height: 1px;
  background: ${color.line};
  &[data-row] {
    background: ${color.lineRow};
  }
  &[data-vertical] {
    width: 1px;
    height: auto;
    min-height: 16px;
    align-self: stretch;
  }
`;

/** A 1 px separator between areas, hidden from assistive technology. */
export function Hairline({ vertical, row }: HairlineProps) {
  return <Root aria-hidden data-vertical={vertical || undefined} data-row={row || undefined} />;
}
