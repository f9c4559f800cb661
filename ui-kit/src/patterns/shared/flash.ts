import { css, keyframes } from 'styled-components';
import { color } from '../../tokens/tokens.ts';

const fade = keyframes`
  from {
    background: ${color.brandSoft};
    box-shadow: 0 0 0 4px ${color.brandSoft};
  }
`;

/**
 * The highlight of a changed number, which fades in 1.2 s. It also runs with reduced motion, because
 * it shows that something happened and nothing moves.
 */
export const flash = css`
  border-radius: 2px;
  animation: ${fade} 1.2s ease-out;
`;
