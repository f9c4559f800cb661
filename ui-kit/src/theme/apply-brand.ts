import { clearBrand } from './clear-brand.ts';
import { solveBrand } from './solve.ts';
import { brandSlot, type Mode } from './brand-slots.ts';
import type { BrandProperties } from './storage.ts';

const modes: readonly Mode[] = ['dark', 'light'];

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
 * The answer is what was set.
 */
export const applyBrand = (
  hex: string | null,
  element: HTMLElement = document.documentElement,
): BrandProperties => {
  const properties = brandProperties(hex);
  clearBrand(element);
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return properties;
};
