import type { ErrorCode } from '@halyard/sdk/types';
import type { Operation, Owner } from '../../../api-spec/bundle.ts';

/** A person or program that calls operations. */
export interface Caller {
  name: string;
  /** What to send with a request; a session of its own for each, since some requests end sessions. */
  headers: () => Promise<Readonly<Record<string, string>>>;
  /** The access levels of the spec that the caller has. */
  access: readonly string[];
  /** Scopes of the API token that the caller presents; null for others. */
  scopes: readonly string[] | null;
  /** The kinds of owner that the caller is of the objects in the path. */
  owns: readonly Owner[];
  /** Whether the caller's team plays in the game in the path. */
  plays: boolean;
  userId: string | null;
}

/** The verdict of the spec on a call: let through, or refused for a reason. */
export type Verdict = 'allowed' | 'no role' | 'no participation' | 'not the owner';

export function verdictOf(operation: Operation, caller: Caller): Verdict {
  if (!hasAccess(operation, caller)) return 'no role';
  const participation = operation['x-participation'] ?? 'none';
  if (participation !== 'none' && !caller.plays) return 'no participation';
  const owner = operation['x-owner'];
  return owner === undefined || caller.owns.includes(owner) ? 'allowed' : 'not the owner';
}

function hasAccess(operation: Operation, caller: Caller): boolean {
  const access = operation['x-access'];
  const { scopes } = caller;
  if (scopes === null) return access === 'public' || caller.access.includes(access);
  const ways = (operation.security ?? []).flatMap((way) => (way['token'] ? [way['token']] : []));
  // A public call that takes no token ignores it.
  if (access === 'public' && ways.length === 0) return true;
  return ways.some((way) => way.every((scope) => scopes.includes(scope)));
}

/** Codes that refuse a caller for who they are; `LINK_INVALID`, for example, is a 401 too. */
const ROLE_CODES = codes('NOT_SIGNED_IN', 'BANNED', 'FORBIDDEN');

/** Codes of a request that was refused before ownership was looked at: they prove nothing. */
const BEFORE_OWNERSHIP = codes('VALIDATION_FAILED', 'RATE_LIMITED');

/** Codes of the contract, to be compared with what any server answers. */
function codes(...names: ErrorCode[]): ReadonlySet<string> {
  return new Set(names);
}

/** Says what is wrong with an answer; null if it is what the spec says. */
export function violationOf(
  verdict: Verdict,
  { status, code }: { status: number; code: string | null },
): string | null {
  const answered = code === null ? String(status) : `${status} ${code}`;
  if (code === 'NOT_IMPLEMENTED') {
    // Answered after role and participation were checked, and instead of looking at the owner.
    return verdict === 'allowed' || verdict === 'not the owner'
      ? null
      : `lets through: ${answered}`;
  }
  if (status >= 500) return `answers ${answered}`;
  switch (verdict) {
    case 'allowed':
      return ROLE_CODES.has(code ?? '') ? `refuses with ${answered}` : null;
    case 'no role':
      return status === 401 || status === 403 ? null : `lets through: ${answered}`;
    case 'no participation':
      return code === 'NOT_JOINED' || code === 'NOT_ACCEPTED' ? null : `lets through: ${answered}`;
    case 'not the owner':
      return status >= 400 && !BEFORE_OWNERSHIP.has(code ?? '')
        ? null
        : `lets through: ${answered}`;
  }
}
