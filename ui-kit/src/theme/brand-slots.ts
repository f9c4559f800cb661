import { cssName } from '../tokens/names.ts';
import type { PaletteName } from '../tokens/palettes.ts';

/** Tokens a brand colour replaces. */
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
 * Where `applyBrand` writes a token: one property per palette, so that switching theme or
 * contrast, or nesting another one, needs no second solving.
 */
export function brandSlot(palette: PaletteName, token: string): string {
  return cssName(`${palette}-${token}`);
}
