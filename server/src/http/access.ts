import type { FastifyRequest } from 'fastify';
import type { GameRequirements } from '../domain/participation.ts';
import { checkOrigin } from './origin.ts';
import { type Actor, hasRole, type Role } from '../domain/actor.ts';
import { AppError } from '../domain/app-error.ts';
import { type EnteredGame, enterGame, type EnterGameDeps } from '../modules/live-games/public.ts';
import type { AnyOperation } from './registrar.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

const LEAST: Record<AnyOperation['access'], Role | null> = {
  public: null,
  user: 'User',
  monitor: 'Monitor',
  admin: 'Admin',
};

/** The checks that every request passes before its handler runs. */
export interface Gate {
  /** Before the body is read: origin, address, session, role, rate limit. */
  enter(request: FastifyRequest, operation: AnyOperation): Promise<void>;
  /** After the input is checked: the game, the caller's participation in it, and its phase. */
  enterGame: (
    required: GameRequirements,
    gameId: number,
    userId: string | null,
  ) => Promise<EnteredGame>;
}

export interface GateParts extends EnterGameDeps {
  /** The one origin that may write; null compares the request's own host. */
  publicOrigin: string | null;
  /** The user of a session cookie, or null. */
  findActor(request: FastifyRequest): Promise<Actor | null>;
  /**
   * Counts the request, throws RATE_LIMITED. Called twice: without an operation for its address
   * alone, then for who asks and for the operation's limit class.
   */
  limit(request: FastifyRequest, operation: AnyOperation | null): Promise<void>;
}

export function createGate(parts: GateParts): Gate {
  return {
    async enter(request, operation) {
      checkOrigin(request, parts.publicOrigin);
      // Before the session is looked up: made-up cookies and refusals are counted as well.
      await parts.limit(request, null);
      request.actor = await parts.findActor(request);
      checkRole(request.actor, operation.access);
      await parts.limit(request, operation);
    },
    enterGame: (required, gameId, userId) => enterGame(parts, required, gameId, userId),
  };
}

/** The higher role always may too; a banned account may nothing that asks for an account. */
export function checkRole(actor: Actor | null, access: AnyOperation['access']): void {
  const least = LEAST[access];
  if (least === null) return;
  if (!actor) throw new AppError('NOT_SIGNED_IN');
  if (actor.role === 'Banned') throw new AppError('BANNED');
  if (!hasRole(actor, least)) throw new AppError('FORBIDDEN');
}

/** A banned account is nobody on public calls. */
export function actorOf(request: FastifyRequest): Actor | null {
  return request.actor?.role === 'Banned' ? null : request.actor;
}
