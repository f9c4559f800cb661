import { extname } from 'node:path/posix';

const MAX_NAME_LENGTH = 255;
const UNNAMED = 'file';

/** Controls, and marks that turn the reading direction and so hide what a name ends in. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name that is a name only: no folders, no controls, at most 255 characters, never empty. */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const cut = base.replaceAll(UNSAFE, '').trim().slice(0, MAX_NAME_LENGTH);
  // Cutting may have left half a character at the end.
  const clean = cut.isWellFormed() ? cut : cut.slice(0, -1);
  return /^\.*$/.test(clean) ? UNNAMED : clean;
}

/** What separates folders, or is refused in names by one of the usual systems. */
const SEPARATORS = /[/\\:*?"<>|\p{Cc}]/gu;

/** A name of a file has at most 255 bytes on most systems, and the rest of it needs some. */
const MAX_PART_BYTES = 120;

/** Any text as a part of the name of a file that is unpacked or saved, in its own script. */
export function fileNamePart(text: string): string {
  const whole = text.toWellFormed().replaceAll(SEPARATORS, '-').replaceAll(UNSAFE, '');
  const bytes = new TextEncoder().encode(whole).subarray(0, MAX_PART_BYTES);
  // Cutting may have left a part of a character at the end, which `stream` leaves out.
  const cut = new TextDecoder().decode(bytes, { stream: true }).trim();
  return cut.replace(/^\.+$/, UNNAMED) || UNNAMED;
}

/** What would end the name within an address, or change while the address is read. */
const NOT_IN_ADDRESS = /[/?#%\\\p{Cc}]/gu;

/**
 * Where a file is downloaded from, under a name of choice. The name is readable: clients of the contract show it as a
 * label, and scripts save the file under it. Whoever requests the address encodes the rest, as browsers do.
 */
export function assetUrl(hash: string, name: string): string {
  return `/assets/${hash}/${name.replaceAll(NOT_IN_ADDRESS, encodeURIComponent)}`;
}

/** `Content-Disposition` that saves a file under this name, in any language (RFC 6266, 5987). */
export function attachmentDisposition(name: string): string {
  const clean = cleanFileName(name);
  const plain = clean.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const disposition = `attachment; filename="${plain}"`;
  return plain === clean ? disposition : `${disposition}; filename*=UTF-8''${encode(clean)}`;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const TYPES: Readonly<Record<string, string>> = {
  '.7z': 'application/x-7z-compressed',
  '.bz2': 'application/x-bzip2',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pcap': 'application/vnd.tcpdump.pcap',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.py': 'text/plain; charset=utf-8',
  '.tar': 'application/x-tar',
  '.txt': 'text/plain; charset=utf-8',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.xz': 'application/x-xz',
  '.zip': 'application/zip',
};

/** A time in the name of a file, UTC: `20260103-18.20.05Z`. */
export function stampOf(now: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().split('T');
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '.')}Z`;
}

/** Content type by the ending of a name; bytes when in doubt, and for all that could run. */
export function contentTypeOf(name: string): string {
  return TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
}

/** Address of a picture of a user or a team; null when there is none. */
export function avatarUrl(hash: string): string;
export function avatarUrl(hash: string | null): string | null;
export function avatarUrl(hash: string | null): string | null {
  return hash === null ? null : assetUrl(hash, 'avatar');
}

/** The address of a file of this server: `/assets/HASH/NAME`. */
const ASSET = /\/assets\/([0-9a-f]{64})\/([^\s"'<>()[\]?#]*)/g;

/** The files that texts show or link to, and the names that they have there. */
export function findAssets(...texts: readonly string[]): { hash: string; name: string }[] {
  return texts.flatMap((text) =>
    [...text.matchAll(ASSET)].map(([, hash = '', name = '']) => ({ hash, name: decoded(name) })),
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The hashes of the files that texts show or link to, each once. */
export function findHashes(...texts: readonly string[]): string[] {
  return [...new Set(findAssets(...texts).map(({ hash }) => hash))];
}
