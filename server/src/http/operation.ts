import type { AuditTargetType, TokenScope } from '@halyard/sdk/rules';
import type { ErrorCode, rateLimits } from '@halyard/sdk/operations';
import type { GameRequirements } from '../domain/participation.ts';
import type { Shape } from './normalise.ts';

export type RateLimitClass = keyof typeof rateLimits;

/** The fields of an operation that the registrar and the gate read. */
export interface AnyOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: 'public' | 'session' | 'user' | 'monitor' | 'admin';
  readonly game: GameRequirements | null;
  readonly rateLimit: RateLimitClass;
  /** The error codes that are its own, without those that it shares with others. */
  readonly errors: readonly ErrorCode[];
  /** HTTP statuses that it keeps for some error codes, for older clients. */
  readonly errorStatus: Partial<Record<string, number>>;
  /** Scripts of other sites may read the answer. */
  readonly crossOrigin: boolean;
  /** Somebody may call who must change their password first. */
  readonly temporaryPassword: boolean;
  /** Scopes that an API token needs; empty where none is taken. */
  readonly tokenScopes: readonly TokenScope[];
  /** What of the answer is a secret, so that a call is noted in the audit log: its type and the parameter that is its id. */
  readonly auditRead: { readonly type: AuditTargetType; readonly by?: string } | null;
  /** Somebody changes their own account, which is audited when they are staff. */
  readonly auditOwn: boolean;
  readonly multipart: boolean;
  readonly answer: 'json' | 'binary' | 'empty';
  readonly params: Shape | null;
  readonly query: Shape | null;
  readonly body: Shape | null;
  /** Bytes; null without a JSON body. */
  readonly bodyLimit: number | null;
}

/** Whether only monitors and administrators may call it, so that what it writes is audited. */
export function isForStaff({ access }: Pick<AnyOperation, 'access'>): boolean {
  return access === 'monitor' || access === 'admin';
}
