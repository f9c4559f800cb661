import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { bareChoice } from './choice.styles.ts';

export const Box = styled.input`
  width: 16px;
  height: 16px;
  border-radius: ${radius.badge};
  ${bareChoice}

  &:checked,
  &:indeterminate {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
  &:checked:disabled,
  &:indeterminate:disabled {
    border-color: ${color.lineStrong};
    background: ${color.lineStrong};
  }
`;
