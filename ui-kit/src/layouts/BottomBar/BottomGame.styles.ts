import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { bottomGameHeight } from '../frame.ts';

export const Root = styled.a`
  ${text.t13}
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${bottomGameHeight};
  padding-inline: 16px;
  border-block-end: 1px solid ${color.line};
  color: ${color.text};
  &::before {
    content: '';
    position: absolute;
    inset-block: auto -1px;
    inset-inline: 0 auto;
    width: var(--passed);
    height: 1px;
    background: ${color.brandStrong};
  }
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Title = styled.span`
  flex: 1;
  font-weight: 500;
  ${text.cut}
`;

export const Left = styled.span`
  ${text.m12}
  color: ${color.muted};
`;
