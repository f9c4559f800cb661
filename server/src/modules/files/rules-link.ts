import { createHmac, timingSafeEqual } from 'node:crypto';

/** A download can begin with a link for ten minutes. */
export const LINK_MILLISECONDS = 10 * 60_000;

/** Whose link it is, and in which session it was made. */
export interface LinkHolder {
  userId: string;
  sessionId: string;
}

/** Expiry, user, session and hash of the file, then the signature. */
const EXPIRY_BYTES = 6;
const UUID_BYTES = 16;
const HASH_BYTES = 32;
const CLAIM_BYTES = EXPIRY_BYTES + 2 * UUID_BYTES + HASH_BYTES;

/** A link to one file for one member: when it expires, who uses it in which session, and a signature. */
export function signLink(
  key: string,
  hash: string,
  { userId, sessionId }: LinkHolder,
  expiresAt: number,
): string {
  const claims = Buffer.alloc(CLAIM_BYTES);
  claims.writeUIntBE(expiresAt, 0, EXPIRY_BYTES);
  uuidBytes(userId).copy(claims, EXPIRY_BYTES);
  uuidBytes(sessionId).copy(claims, EXPIRY_BYTES + UUID_BYTES);
  Buffer.from(hash, 'hex').copy(claims, EXPIRY_BYTES + 2 * UUID_BYTES);
  return Buffer.concat([claims, signatureOf(key, claims)]).toString('base64url');
}

/** Who may download the file with a link now, if they still may at all; null for nobody. */
export function readLink(key: string, hash: string, link: string, now: number): LinkHolder | null {
  const bytes = Buffer.from(link, 'base64url');
  // Decoding passes over what is no base64url.
  if (bytes.toString('base64url') !== link) return null;
  if (bytes.length !== CLAIM_BYTES + HASH_BYTES) return null;
  const claims = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), signatureOf(key, claims))) return null;
  const isExpired = claims.readUIntBE(0, EXPIRY_BYTES) <= now;
  const isOther = claims.subarray(EXPIRY_BYTES + 2 * UUID_BYTES).toString('hex') !== hash;
  if (isExpired || isOther) return null;
  const uuidAt = (from: number) => uuidText(claims.subarray(from, from + UUID_BYTES));
  return { userId: uuidAt(EXPIRY_BYTES), sessionId: uuidAt(EXPIRY_BYTES + UUID_BYTES) };
}

function signatureOf(key: string, claims: Uint8Array): Buffer {
  return createHmac('sha256', key).update('attachment-link').update(claims).digest();
}

function uuidBytes(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', ''), 'hex');
}

function uuidText(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
