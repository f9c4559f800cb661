import { cssName } from '../tokens/names.ts';
import type { PaletteName } from '../tokens/palettes.ts';

/** Tokens that a brand colour replaces. */
export const brandTokens = [
  'brand',
  'onBrand',
  'brandHover',
  'brandStrong',
  'brandText',
  'brandCtl',
  'onCtl',
] as const;
export type BrandToken = (typeof brandTokens)[number];

/**
 * The properties that `applyBrand` sets for a token: one per palette, so that switching theme or
 * contrast, or nesting another one, does not solve the colour again.
 */
export function brandSlot(palette: PaletteName, token: string): string {
  return cssName(`${palette}-${token}`);
}
