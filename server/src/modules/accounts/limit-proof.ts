import { createHash } from 'node:crypto';
import type { Actor } from '../../domain/actor.ts';

/** What counts attempts, as `http/limits.ts` makes it. */
interface LoginLimits {
  take(name: 'login' | 'signIn', keys: { account: string; address?: string }): Promise<void>;
}

/** Counts an attempt of the caller to prove a password, like one to sign in; throws RATE_LIMITED. */
export async function limitProof(
  limits: LoginLimits,
  { userId }: Actor,
  address: string,
): Promise<void> {
  const account = limitKey(`proof ${userId}`);
  await limits.take('login', { account, address });
  await limits.take('signIn', { account });
}

/** Of one length however long the name: keys of limits are kept in an index. */
export function limitKey(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
