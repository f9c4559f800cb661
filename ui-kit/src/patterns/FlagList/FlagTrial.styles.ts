import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
`;

export const Answer = styled.div`
  ${text.t12}
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: 6px;
  min-height: 16px;
  color: ${color.danger};
  &[data-right] {
    color: ${color.ok};
  }
`;
