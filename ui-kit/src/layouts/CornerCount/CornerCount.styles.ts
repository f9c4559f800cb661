import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.span`
  position: relative;
  display: inline-grid;
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: -1px;
  inset-inline-start: calc(50% + 1px);
  display: grid;
  border-radius: ${radius.control};
  box-shadow: 0 0 0 2px ${color.bg};
  pointer-events: none;
  &:empty {
    display: none;
  }
`;
