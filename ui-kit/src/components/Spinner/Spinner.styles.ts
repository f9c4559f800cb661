import { keyframes, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { radius } from '../../tokens/tokens.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  border-radius: ${radius.round};
  animation:
    ${turn} 0.8s linear infinite,
    ${appear} 1ms 200ms backwards;
  &[data-size='20'] {
    width: 20px;
    height: 20px;
  }
  ${media.reduced} {
    animation: ${appear} 1ms 200ms backwards;
  }
`;
