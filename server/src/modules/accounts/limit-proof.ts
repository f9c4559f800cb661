import { createHash } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';

/** What counts attempts, as `http/limits.ts` makes it. */
interface LoginLimits {
  take(name: 'login', keys: { account: string; address: string }): Promise<void>;
}

/** Counts an attempt of the caller to prove a password, with those to sign in; throws RATE_LIMITED. */
export async function limitProof(
  limits: LoginLimits,
  { userId }: Actor,
  address: string,
): Promise<void> {
  await limits.take('login', { account: limitKey(userId), address });
}

/** Of one length however long the name: keys of limits are kept in an index. */
export function limitKey(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
