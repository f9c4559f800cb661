import { media } from '../tokens/media.ts';

/**
 * Where the system paints in colours of its own, fills and shadows are gone: what has the focus and
 * what is chosen get a line instead. `!important`, because components show both in their own way.
 */
export const forcedColors = `
  ${media.forced} {
    [aria-current]:not([aria-current='false']),
    [aria-selected='true'],
    [aria-pressed='true'],
    [data-active],
    [data-selected],
    label:has(> input:checked) {
      outline: 1px solid Highlight !important;
      outline-offset: -2px !important;
    }
    :focus-visible,
    label:has(> input:focus-visible) {
      outline: 3px solid Highlight !important;
    }
  }
`;
