import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

export const Named = styled.span`
  svg {
    display: inline-block;
    margin-inline-end: 4px;
    vertical-align: -2px;
  }
`;

export const Host = styled.span`
  color: ${color.muted};
`;
