import { css, keyframes } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

const fade = keyframes`
  from {
    background: ${color.brandSoft};
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
`;

/**
 * The tint of a changed number, fading over 1.2 s. It says that something happened, so it stays
 * under reduced motion; nothing moves.
 */
export const flash = css`
  border-radius: 2px;
  animation: ${fade} 1.2s ease-out;
`;
