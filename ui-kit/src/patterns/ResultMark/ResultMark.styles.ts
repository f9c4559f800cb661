import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Mark = styled.span`
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 6px;
  white-space: nowrap;

  &[data-result='Accepted'] {
    color: ${color.ok};
  }
  &[data-result='WrongAnswer'] > svg {
    color: ${color.muted};
  }
  &[data-result='CheatDetected'] {
    color: ${color.danger};
  }
  &[data-result='FlagSubmitted'] > svg {
    color: ${color.warn};
  }
  &[data-result='NotFound'] > svg {
    color: ${color.faint};
  }
`;
