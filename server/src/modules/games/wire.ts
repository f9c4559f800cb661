import { assetUrl } from '../files/public.ts';

/** Address of a game's picture; null when it has none. */
export function posterUrl(hash: string): string;
export function posterUrl(hash: string | null): string | null;
export function posterUrl(hash: string | null): string | null {
  return hash === null ? null : assetUrl(hash, 'poster');
}
