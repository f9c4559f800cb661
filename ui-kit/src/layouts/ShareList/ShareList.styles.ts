import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(72px, auto) minmax(48px, 1fr) auto;
  gap: 0 10px;
`;

export const Line = styled.li`
  ${text.t13}
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 30px;
`;

export const Name = styled.span`
  ${text.cut}
  max-width: 132px;
`;

export const Value = styled.span`
  ${text.t12}
  ${text.figure}
  text-align: end;
  color: ${color.muted};
  font-weight: 500;
  &[data-mine] {
    color: ${color.text};
    font-weight: 600;
  }
`;
