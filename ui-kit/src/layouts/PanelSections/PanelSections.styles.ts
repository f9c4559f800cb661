import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.aside`
  min-height: 100%;
  background: ${color.surface};
`;

export const Part = styled.div`
  padding: 16px 20px;
  & + & {
    border-block-start: 1px solid ${color.line};
  }
  /* Cells with numbers have the full width. */
  &:has(> [data-cells]) {
    padding: 0;
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
  overflow: hidden;
  > * {
    margin-block: 0 -1px;
    margin-inline: -1px 0;
    padding-block: 10px;
    padding-inline: 20px 8px;
    border-inline-start: 1px solid ${color.line};
    border-block-end: 1px solid ${color.line};
  }
`;
