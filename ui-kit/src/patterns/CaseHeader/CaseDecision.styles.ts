import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  background: ${color.surface};
`;

export const Part = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 20px;
`;

/** Two buttons of equal width, wide enough for longer languages. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 8px;
`;

export const Last = styled.div`
  min-height: 48px;
  border-block-start: 1px solid ${color.line};
`;
