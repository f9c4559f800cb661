import { media } from './media.ts';
import { color } from './tokens.ts';

/** CSS that many components share. */
export const snippet = {
  /** The focus ring, for components that draw it on another element than the focused one. */
  focusRing: `outline: 2px solid ${color.brandText}; outline-offset: 2px;`,
  /** Extends a small target to 44 px on touch screens; the element needs `position: relative`. */
  target: `
    ${media.coarse} {
      &::after {
        content: '';
        position: absolute;
        inset: min(0px, calc((100% - 44px) / 2));
      }
    }
  `,
  /** Visible to assistive technology only. */
  hidden: `
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  `,
} as const;
