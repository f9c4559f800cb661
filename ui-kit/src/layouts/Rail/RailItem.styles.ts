import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { railItem } from './rail-item.ts';

export const LinkRoot = styled.a`
  ${railItem}
`;

export const ButtonRoot = styled.button`
  ${railItem}
`;

export const Corner = styled.span`
  position: absolute;
  inset-block: 1px auto;
  inset-inline: auto 1px;
  display: grid;
  border-radius: ${radius.control};
  box-shadow: 0 0 0 2px ${color.surface};
  &:empty {
    display: none;
  }
`;
