import { styled } from 'styled-components';
import { color, motion, radius } from '../../tokens/tokens.ts';
import { media } from '../../tokens/media.ts';

export const LinkRoot = styled.a`
  border-radius: ${radius.badge};
  color: ${color.brandText};
  text-decoration: underline;
  text-decoration-color: transparent;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  transition: text-decoration-color ${motion.fast};

  &[data-look='inline'] {
    text-decoration-color: ${color.brandLine};
  }
  &[data-look='quiet'] {
    color: inherit;
  }
  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  &:active {
    text-decoration-color: currentcolor;
    text-decoration-thickness: 2px;
  }
  &[aria-disabled] {
    color: ${color.disabled};
    text-decoration-color: transparent;
    cursor: not-allowed;
  }
  svg {
    display: inline-block;
    margin-inline-start: 4px;
    vertical-align: -1px;
  }
`;
