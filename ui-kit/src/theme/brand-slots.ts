import { cssName } from '../tokens/names.ts';

export type Mode = 'dark' | 'light';

/** Tokens a brand colour replaces. */
export const brandTokens = [
  'brand',
  'onBrand',
  'brandStrong',
  'brandText',
  'brandCtl',
  'onCtl',
] as const;
export type BrandToken = (typeof brandTokens)[number];

/**
 * Where `applyBrand` writes a token: one property per theme, so that switching the theme, or
 * nesting the other one, needs no second solving.
 */
export const brandSlot = (mode: Mode, token: string): string => cssName(`${mode}-${token}`);
