import type { GetAssetPathParameters } from '../generated/types/getAssetPathParameters.ts';

/**
 * Returns what `getAsset` takes to download a file on this server, from its `url` (of an attachment, a
 * challenge, a poster, an avatar or a writeup). Null without a file, or with one elsewhere.
 */
export function assetOf(url: string | null | undefined): GetAssetPathParameters | null {
  const [, hash, name] = /^\/assets\/([^/?#]+)\/([^/?#]+)$/.exec(url ?? '') ?? [];
  if (hash === undefined || name === undefined) return null;
  return { hash: decoded(hash), name: decoded(name) };
}

/** Other servers write names as they are, in which a percent sign need not begin an encoded character. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
