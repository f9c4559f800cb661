import { createHash } from 'node:crypto';

/**
 * The hash of a secret that somebody shows. Only the hash is stored, so that read access to the table is not
 * enough to pass for them.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
