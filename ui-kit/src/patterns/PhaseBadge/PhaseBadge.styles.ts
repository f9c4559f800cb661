import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;

  & > svg {
    color: ${color.info};
  }
`;
