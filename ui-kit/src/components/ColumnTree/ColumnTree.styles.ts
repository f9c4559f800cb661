import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  & + & {
    border-inline-start: 1px solid ${color.line};
  }
  & > :last-child {
    flex: 1;
    min-height: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 6px 12px;
  border-block-end: 1px solid ${color.line};
  ${text.t13}
`;
