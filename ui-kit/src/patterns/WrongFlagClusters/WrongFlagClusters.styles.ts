import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Reason = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;

  &[data-suspect] {
    color: ${color.warn};
  }
`;

export const None = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
