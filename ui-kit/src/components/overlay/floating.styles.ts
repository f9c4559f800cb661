import { css, keyframes } from 'styled-components';
import { color, motion, radius, shadow } from '../../tokens/tokens.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;
const sink = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** Background, border and shadow of all floating elements. */
export const floatingGround = css`
  border: 1px solid light-dark(${color.line}, ${color.lineStrong});
  border-radius: ${radius.control};
  background: ${color.overlay};
  color: ${color.text};
  box-shadow: ${shadow.float};
`;

/** Entrance animation from the side of the anchor, for the element inside the positioned one. */
export const floatingEntrance = css`
  & > * {
    animation: ${sink} ${motion.fast};
  }
  &[data-side='top'] > * {
    animation-name: ${rise};
  }
`;
