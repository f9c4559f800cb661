import { solveBrand } from './solve.ts';
import type { BrandProperties } from './storage.ts';
import { brandSlot, brandTokens, type Mode } from './theme-css.ts';
import { darkSeries } from '../tokens/dark.ts';

const modes: readonly Mode[] = ['dark', 'light'];
const tokens: readonly string[] = [
  ...brandTokens,
  'fillEdge',
  ...darkSeries.map((_, index) => `series-${index}`),
];

/** What a brand colour changes; no colour, or text that is none, changes nothing. */
export const brandProperties = (hex: string | null): BrandProperties =>
  Object.fromEntries(
    modes.flatMap((mode) => {
      const solved = hex === null ? null : solveBrand(hex, mode);
      return Object.entries(solved ?? {}).map(([token, value]) => [brandSlot(mode, token), value]);
    }),
  );

/**
 * Puts a brand colour on an element (default: the whole page) for both themes; null takes it off.
 * A subtree other than the root needs `data-theme` too, as the theme's rules read the colour there.
 */
export const applyBrand = (
  hex: string | null,
  element: HTMLElement = document.documentElement,
): void => {
  const properties = brandProperties(hex);
  for (const mode of modes) {
    for (const token of tokens) {
      const slot = brandSlot(mode, token);
      const value = properties[slot];
      if (value === undefined) element.style.removeProperty(slot);
      else element.style.setProperty(slot, value);
    }
  }
};
