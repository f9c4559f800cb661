import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';

export const Steppers = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: stretch;
  width: 24px;
  margin-inline-end: -4px;
  border-inline-start: 1px solid ${color.line};

  /* Fingers need 44 px each way: side by side. */
  ${media.coarse} {
    flex-direction: row;
    width: 88px;
  }
`;

export const Stepper = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  color: ${color.faint};

  & + & {
    border-block-start: 1px solid ${color.line};

    ${media.coarse} {
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }
  &:hover:not(:disabled) {
    background: ${color.hover};
    color: ${color.text};
  }
  &:disabled {
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;
