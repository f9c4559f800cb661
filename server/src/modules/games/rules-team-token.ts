import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What stands before a raw Ed25519 seed or public key to make it a key file (PKCS #8, SPKI). */
const PRIVATE_KEY_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_LENGTH = 32;

/** Characters of the hash of challenge salt and token that make the team hash. */
const TEAM_HASH_START = 12;
const TEAM_HASH_END = 24;

/**
 * The seed in a stored private key: base64 of the 32 bytes, each XORed with the bytes of
 * `xorKey` over and over; an empty key leaves them as they are. Its own inverse on the bytes.
 */
export function readPrivateKey(stored: string, xorKey: string): Buffer {
  return xor(Buffer.from(stored, 'base64'), xorKey);
}

export function storePrivateKey(seed: Buffer, xorKey: string): string {
  return xor(seed, xorKey).toString('base64');
}

function xor(bytes: Buffer, xorKey: string): Buffer {
  const key = Buffer.from(xorKey, 'utf8');
  if (key.length === 0) return Buffer.from(bytes);
  return Buffer.from(bytes.map((byte, index) => byte ^ (key[index % key.length] ?? 0)));
}

/** The public key of a 32-byte Ed25519 seed, base64 of 32 bytes. */
export function publicKeyOf(seed: Buffer): string {
  const der = createPublicKey(privateKey(seed)).export({ type: 'spki', format: 'der' });
  return der.subarray(PUBLIC_KEY_HEADER.length).toString('base64');
}

/** `{team id}:{base64 of the Ed25519 signature over prefix and team id}` */
export function signTeamToken(seed: Buffer, prefix: string, teamId: number): string {
  const signature = sign(null, Buffer.from(`${prefix}${teamId}`, 'utf8'), privateKey(seed));
  return `${teamId}:${signature.toString('base64')}`;
}

/**
 * The team a token speaks for, null when key or token are malformed or the signature is not the
 * key's. Never throws, whatever a stranger sends.
 */
export function verifyTeamToken(publicKey: string, prefix: string, token: string): number | null {
  const parts = /^([1-9]\d{0,9}):([A-Za-z0-9+/]{86}==)$/.exec(token);
  const key = publicKeyFrom(publicKey);
  if (parts?.[1] === undefined || parts[2] === undefined || key === null) return null;
  const signature = Buffer.from(parts[2], 'base64');
  const isGenuine = verify(null, Buffer.from(`${prefix}${parts[1]}`, 'utf8'), key, signature);
  return isGenuine ? Number(parts[1]) : null;
}

function publicKeyFrom(text: string): KeyObject | null {
  if (!/^[A-Za-z0-9+/]{43}=$/.test(text)) return null;
  const key = Buffer.concat([PUBLIC_KEY_HEADER, Buffer.from(text, 'base64')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

function privateKey(seed: Buffer): KeyObject {
  if (seed.length !== KEY_LENGTH) throw new RangeError(`An Ed25519 seed has ${KEY_LENGTH} bytes.`);
  const key = Buffer.concat([PRIVATE_KEY_HEADER, seed]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The game's salt of team hashes as it follows from the stored private key, 64 hex digits. */
export function gameSalt(prefix: string, storedPrivateKey: string): string {
  return sha256(`${prefix}${storedPrivateKey}@PK`);
}

/** The salt of one challenge, 64 hex digits. */
export function challengeSalt(salt: string, challengeId: number): string {
  return sha256(`${salt}::${challengeId}`);
}

/** What `[TEAM_HASH]` stands for: 12 hex digits that a team can neither choose nor guess. */
export function teamHash(saltOfChallenge: string, teamToken: string): string {
  return sha256(`${saltOfChallenge}::${teamToken}`).slice(TEAM_HASH_START, TEAM_HASH_END);
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
