import { assetUrl } from './names.ts';

/** Address of a picture of a user or a team; null when there is none. */
export function avatarUrl(hash: string): string;
export function avatarUrl(hash: string | null): string | null;
export function avatarUrl(hash: string | null): string | null {
  return hash === null ? null : assetUrl(hash, 'avatar');
}
