import { rateLimits } from '@halyard/sdk/operations';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { BucketRequest, MemoryRateLimiter, RateLimiter } from '../platform/rate-limit.ts';
import type { GateParts } from './access.ts';
import { networkLimits } from '../platform/networks.ts';
import { addressOf, callerKeyOf } from './address.ts';
import { AppError } from '../domain/app-error.ts';
import type { RateLimitClass } from './operation.ts';

/** A class of the spec; `files` and `bytes` belong to no operation. */
type LimitClass = RateLimitClass | 'files' | 'bytes';

/** The keys by which a bucket may be counted; a call passes those that it knows. */
export interface LimitKeys {
  user?: string;
  /** As `addressOf` returns it; counted by its networks. */
  address?: string;
  /** The account name entered at sign-in, whether it exists or not. */
  account?: string;
  team?: number;
  challenge?: number;
}

interface Bucket {
  readonly by: readonly (keyof LimitKeys)[];
  readonly points: number;
  readonly seconds: number;
}

/** Classes that are counted in each process: they apply to every request and must be cheap. */
const IN_MEMORY: ReadonlySet<LimitClass> = new Set(['general', 'files', 'bytes']);

/** Counts calls against the rate-limit classes of the spec. */
export interface Limits {
  /** Takes one token from each bucket of the class whose keys are all given. */
  take(name: LimitClass, keys: LimitKeys): Promise<void>;
  /** Counts the bytes of an answer; once there are too many, `take` of the class `bytes` throws. */
  spendBytes(keys: LimitKeys, bytes: number): void;
}

interface LimitsOptions {
  /** Counts in this process: cheap enough for every call. */
  memory: MemoryRateLimiter;
  /** Counts in the database: shared by all processes. */
  shared: RateLimiter;
  config: Config['rateLimits'];
}

/** Creates the limits, which throw RATE_LIMITED with the seconds to wait. */
export function createLimits({ memory, shared, config }: LimitsOptions): Limits {
  function wantedOf(name: LimitClass, keys: LimitKeys): BucketRequest[] {
    const buckets: readonly Bucket[] = rateLimits[name].buckets;
    return buckets
      .filter((bucket) => bucket.by.every((part) => keys[part] !== undefined))
      .flatMap((bucket) => {
        const capacity = bucket.points * factorOf(name, bucket, config.factors);
        return perNetwork(name, bucket, keys, capacity);
      });
  }

  return {
    spendBytes(keys, bytes) {
      if (config.enabled) memory.spend(wantedOf('bytes', keys), bytes);
    },
    async take(name, keys) {
      if (!config.enabled) return;
      const wanted = wantedOf(name, keys);
      if (wanted.length === 0) return;
      const result = await (IN_MEMORY.has(name) ? memory : shared).take(wanted);
      if (!result.ok) {
        throw new AppError('RATE_LIMITED', {
          retryAfter: Math.max(1, Math.ceil(result.retryAfter)),
        });
      }
    },
  };
}

/** Creates the gate's `limit`, which counts every request. */
export function createRequestLimit(limits: Limits): GateParts['limit'] {
  async function takeGeneral(keys: LimitKeys): Promise<void> {
    await limits.take('general', keys);
    await limits.take('bytes', keys);
  }

  return async (request, operation) => {
    const address = addressOf(request);
    if (operation === null) return takeGeneral({ address });
    const user = callerKeyOf(request);
    if (user.user !== undefined) await takeGeneral(user);
    const { rateLimit } = operation;
    if (isCountedHere(rateLimit)) await limits.take(rateLimit, { address, ...user });
  };
}

/**
 * The buckets of the rate limiter for one of the spec. What counts by address counts in each network
 * of the address, so that a home cannot use its 256 IPv6 networks as 256 clients.
 */
function perNetwork(
  name: LimitClass,
  { by, seconds }: Bucket,
  keys: LimitKeys,
  capacity: number,
): BucketRequest[] {
  return networkLimits(by.includes('address') ? (keys.address ?? '') : '', capacity).map(
    ({ network, limit }) => {
      const known = { ...keys, address: network };
      return {
        key: [name, ...by.map((part) => `${part}:${known[part]}`)].join(' '),
        capacity: limit,
        refillPerSecond: limit / seconds,
      };
    },
  );
}

/** How many times as much as by default one address may hold at a time. */
export function heldFactor({ enabled, factors }: Config['rateLimits']): number {
  return enabled ? factors.address : Infinity;
}

/** Creates a function that counts a request outside of the API, such as one for a page or its files. */
export function createFileLimit(limits: Limits): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const keys = { address: addressOf(request) };
    await limits.take('files', keys);
    await limits.take('bytes', keys);
  };
}

/** Creates a function that counts the bytes of an answer for whoever gets it. */
export function createByteCount(limits: Limits): (request: FastifyRequest, bytes: number) => void {
  return (request, bytes) =>
    limits.spendBytes({ address: addressOf(request), ...callerKeyOf(request) }, bytes);
}

/** A class with keys that only the handler knows is counted by the handler. */
function isCountedHere(name: RateLimitClass): boolean {
  const buckets: readonly Bucket[] = rateLimits[name].buckets;
  const known = new Set<keyof LimitKeys>(['user', 'address']);
  return name !== 'general' && buckets.every(({ by }) => by.every((part) => known.has(part)));
}

function factorOf(
  name: LimitClass,
  bucket: Bucket,
  factors: Config['rateLimits']['factors'],
): number {
  if (name === 'signIn') return factors.login;
  if (name === 'login' || name === 'register' || name === 'submit') return factors[name];
  if (!IN_MEMORY.has(name)) return 1;
  return bucket.by.includes('user') ? factors.user : factors.address;
}
