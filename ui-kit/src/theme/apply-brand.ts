import { clearBrand } from './clear-brand.ts';
import { solveBrand } from './solve.ts';
import { paletteNames } from '../tokens/palettes.ts';
import { brandSlot } from './brand-slots.ts';
import type { BrandProperties } from './storage.ts';

/** The tokens that a brand colour changes; none without a valid colour. */
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
 * Sets the brand colour of an element (default: the whole page) for all palettes; `null` removes it.
 * A subtree other than the root needs `data-theme` too, as the theme's rules read the colour there.
 * Returns the properties that were set.
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
