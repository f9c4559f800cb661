import { media } from '../tokens/media.ts';

/**
 * In forced colours mode fills and shadows are removed: focus and selection are shown as outlines
 * instead. `!important`, because components show both in different ways.
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
