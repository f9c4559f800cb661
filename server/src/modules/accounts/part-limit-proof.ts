import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Credentials } from './repository.ts';
import { registeredKey } from './rules.ts';

/** What counts attempts, as `http/limits.ts` makes it. */
export interface LoginLimits {
  take(name: 'login' | 'signIn', keys: { account: string; address?: string }): Promise<void>;
}

/** Which accounts a device is known to, as `http/device-cookie.ts` reads it. */
interface KnownDevices {
  isKnown(request: FastifyRequest, userId: string | undefined): Promise<boolean>;
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

/** Whether a password may sign in to the account from here, however many were tried elsewhere. */
export async function maySignIn(
  { limits, deviceCookies }: { limits: LoginLimits; deviceCookies: KnownDevices },
  request: FastifyRequest,
  account: Pick<Credentials, 'id' | 'emailKey'> | undefined,
  key: string,
): Promise<boolean> {
  if (await deviceCookies.isKnown(request, account?.id)) return true;
  try {
    // The registration of somebody else with an address has no limit of its own: that would tell.
    const limited = account ? limitKey(registeredKey(account.emailKey)) : key;
    await limits.take('signIn', { account: limited });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

/** Of one length however long the name: keys of limits are kept in an index. */
export function limitKey(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}
