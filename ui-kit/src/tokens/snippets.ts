import { media } from './media.ts';
import { color } from './tokens.ts';

// Lighter under dark text, darker under light text, so that contrast increases for every brand
// colour.
const awayFromText = `oklch(from ${color.onBrand} clamp(0, (0.5 - l) * 1000, 1) 0 0)`;

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
  /** The one tone of a primary button while it is pressed, for everything that is filled with the brand colour. */
  pressedPrimary: `
    &:active {
      background-color: color-mix(in srgb, ${color.brand} 88%, #000);
    }
    :where([data-contrast='more']) &:active {
      background-color: color-mix(in oklab, ${color.brand} 72%, ${awayFromText});
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
