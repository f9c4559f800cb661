import { clearBrand } from './clear-brand.ts';
import { solveBrand } from './solve.ts';
import { paletteNames } from '../tokens/palettes.ts';
import { brandSlot } from './brand-slots.ts';
import type { BrandProperties } from './storage.ts';

/** What a brand colour changes; no colour, or text that is none, changes nothing. */
export function brandProperties(hex: string | null): BrandProperties {
  return Object.fromEntries(
    paletteNames.flatMap((palette) => {
      const solved = hex === null ? null : solveBrand(hex, palette);
      return Object.entries(solved ?? {}).map(([token, value]) => [
        brandSlot(palette, token),
        value,
      ]);
    }),
  );
}

/**
 * Puts a brand colour on an element (default: the whole page) for all palettes; null takes it off.
 * A subtree other than the root needs `data-theme` too, as the theme's rules read the colour there.
 * The answer is what was set.
 */
export function applyBrand(
  hex: string | null,
  element: HTMLElement = document.documentElement,
): BrandProperties {
  const properties = brandProperties(hex);
  clearBrand(element);
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
  return properties;
}
