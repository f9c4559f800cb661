import { hasRole, type Role } from '@halyard/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { checkOrigin, type Site } from './origin.ts';
import { type Actor } from '../domain/actor.ts';
import { AppError } from '../domain/app-error.ts';
import type { EnterGameDeps } from '../modules/live-games/public.ts';
import type { NoteRead } from '../modules/audit/public.ts';
import type { TokenAccess } from '../modules/tokens/public.ts';
import { createExports, type Exports } from './exports.ts';
import { type AnyOperation, isForStaff } from './operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The API token that the request was let in with; null for other callers. */
    apiToken: TokenAccess | null;
  }
}

const LEAST: Record<AnyOperation['access'], Role | null> = {
  public: null,
  session: 'Banned',
  user: 'User',
  monitor: 'Monitor',
  admin: 'Admin',
};

/** What admits a request; the operations of the spec have it. */
export type Admission = Pick<
  AnyOperation,
  'access' | 'tokenScopes' | 'temporaryPassword' | 'rateLimit'
>;

/** The checks that run for every request before its handler. */
export interface Gate {
  /** Runs before the body is read: checks origin, address, session, role and rate limit. */
  enter(request: FastifyRequest, operation: Admission): Promise<void>;
  /** Notes in the audit log what is read. */
  noteRead: NoteRead;
  /** What makes files that cost a lot. */
  exports: Exports;
  /** What the checks of the game, the caller's participation and the phase need. */
  games: EnterGameDeps;
}

export interface GateParts extends EnterGameDeps, Site {
  /** The user of a session cookie, or null. */
  findActor(request: FastifyRequest): Promise<Actor | null>;
  /** An API token that works, by its text. */
  findToken(text: string): Promise<TokenAccess | null>;
  /**
   * Counts the request; throws RATE_LIMITED. Called twice: first without an operation, to count the
   * address alone, then for the caller and the operation's rate-limit class.
   */
  limit(request: FastifyRequest, operation: Admission | null): Promise<void>;
  /** Default: notes nothing. */
  noteRead?: NoteRead;
  /** Default: with the bounds of the spec. */
  exports?: Exports;
  /** Called for a request of an operation of the staff that the caller's role does not allow. */
  onRefused?: (request: FastifyRequest) => void;
}

export function createGate(parts: GateParts): Gate {
  return {
    async enter(request, operation) {
      await checkOrigin(request, parts);
      // Before the session look-up, so that invalid cookies and rejected requests count as well.
      await parts.limit(request, null);
      const text = operation.tokenScopes.length > 0 ? bearerOf(request) : null;
      try {
        if (text === null) {
          request.actor = await parts.findActor(request);
          checkRole(request.actor, operation.access, operation);
        } else {
          request.apiToken = await parts.findToken(text);
          checkToken(request.apiToken, operation);
        }
      } catch (error) {
        if (isForStaff(operation)) parts.onRefused?.(request);
        throw error;
      }
      await parts.limit(request, operation);
    },
    noteRead: parts.noteRead ?? (async () => undefined),
    exports: parts.exports ?? createExports(),
    games: parts,
  };
}

/** The text of the API token that a request brings; null without one. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** A token opens only what its scopes name, and nothing that whoever made it may not call. */
function checkToken(token: TokenAccess | null, { access, tokenScopes }: Admission): void {
  if (!token) throw new AppError('NOT_SIGNED_IN');
  if (!hasRole(token, LEAST[access] ?? 'Banned')) throw new AppError('FORBIDDEN');
  if (!tokenScopes.every((scope) => token.scopes.includes(scope))) throw new AppError('FORBIDDEN');
}

/**
 * A higher role includes the lower ones. A banned account is rejected wherever more than a session is
 * required, and so is one whose password must be changed first, unless the operation takes it.
 */
export function checkRole(
  actor: Actor | null,
  access: AnyOperation['access'],
  { temporaryPassword }: Pick<AnyOperation, 'temporaryPassword'> = { temporaryPassword: false },
): void {
  const least = LEAST[access];
  if (least === null) return;
  if (!actor) throw new AppError('NOT_SIGNED_IN');
  if (least !== 'Banned') {
    if (actor.role === 'Banned') throw new AppError('BANNED');
    if (actor.mustChangePassword && !temporaryPassword)
      throw new AppError('PASSWORD_CHANGE_REQUIRED');
  }
  if (!hasRole(actor, least)) throw new AppError('FORBIDDEN');
}

/**
 * On public operations a banned account is treated as anonymous, and so is one whose password must be
 * changed first.
 */
export function actorOf(
  { actor }: FastifyRequest,
  { access }: Pick<AnyOperation, 'access'>,
): Actor | null {
  if (actor?.role === 'Banned') return null;
  return actor?.mustChangePassword && access === 'public' ? null : actor;
}
