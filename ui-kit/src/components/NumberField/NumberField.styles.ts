import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Steppers = styled.span`
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: stretch;
  width: 24px;
  margin-inline-end: -4px;
  border-inline-start: 1px solid ${color.line};
`;

export const Stepper = styled.button`
  display: grid;
  flex: 1;
  place-items: center;
  color: ${color.faint};

  & + & {
    border-block-start: 1px solid ${color.line};
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
