import { css } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

/** A link or button in the rail, 44 x 44 px. */
export const railItem = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color.faint};
  transition:
    color ${motion.fast},
    background-color ${motion.fast};
  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &:active {
    background: ${color.press};
  }
  &[aria-current='page'],
  &[aria-current='true'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`;
