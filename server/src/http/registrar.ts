import { operations, schemas, toFieldIssue, type OperationId } from '@halyard/sdk/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { GameRequirements } from '../domain/participation.ts';
import {
  type EnteredGame,
  enterGame,
  type LiveGame,
  type LiveParticipation,
} from '../modules/live-games/public.ts';
import { type AnyOperation, isForStaff } from './operation.ts';
import { AUDITED_OF_PLAYERS } from '../domain/audit.ts';
import { type Actor, auditedAsOwn } from '../domain/actor.ts';
import { actorOf, type Gate } from './access.ts';
import { normaliseQuery } from './normalise-query.ts';
import { normalise } from './normalise.ts';
import { AppError } from '../domain/app-error.ts';
import { findUnstorable } from '../domain/unstorable.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the spec that the route serves; undefined for other routes. */
    operation?: AnyOperation;
    /** The body contains files, so no time limit applies to it. */
    isUpload?: boolean;
  }
}

type Schemas = typeof schemas;
type Input<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends z.ZodType
    ? z.output<Schemas[Name]>
    : undefined
  : undefined;
type Answer<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends z.ZodType
    ? z.input<Schemas[Name]>
    : undefined
  : undefined;

type Access<O extends OperationId> = (typeof operations)[O]['access'];
type Requirements<O extends OperationId> = (typeof operations)[O]['game'];
type AnswerKind<O extends OperationId> = (typeof operations)[O]['answer'];

/** What a handler receives: validated input, the caller, and the game of the operation. */
export interface Context<O extends OperationId> {
  params: Input<`${Capitalize<O>}Params`>;
  query: Input<`${Capitalize<O>}QueryParams`>;
  body: Input<`${Capitalize<O>}Body`>;
  /** Never null where the spec requires a role and takes no API token, which is nobody. */
  actor: Access<O> extends 'public'
    ? Actor | null
    : (typeof operations)[O]['tokenScopes'] extends readonly []
      ? Actor
      : Actor | null;
  /** The game, in the phase that the spec requires; undefined where it declares no `x-phase`. */
  game: Requirements<O> extends GameRequirements ? LiveGame : undefined;
  /** The caller's participation; undefined where the spec requires none. */
  participation: Requirements<O> extends { participation: 'any' | 'accepted' }
    ? LiveParticipation
    : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Returned by a handler that has sent the response itself (prepared bytes, a file). */
export const SENT = { sent: true } as const;

type Result<O extends OperationId> =
  AnswerKind<O> extends 'json'
    ? Answer<`${Capitalize<O>}Response`> | typeof SENT
    : AnswerKind<O> extends 'empty'
      ? void | typeof SENT
      : typeof SENT;

export type Handler<O extends OperationId> = (
  context: Context<O>,
) => Result<O> | Promise<Result<O>>;

/** One handler for each operation of the spec: a missing one does not compile. */
export type Handlers = { [O in OperationId]: Handler<O> };

/**
 * The handlers of one module, written as `return { … } satisfies Routes`. The names of the handlers
 * determine which operations the module implements; an operation that no module implements is a
 * type error in `services.ts`.
 */
export type Routes = Partial<Handlers>;

/**
 * Turns the spec's operations into routes: method, path, access, rate limit, normalising,
 * validation, game, participation and phase come from the operation table, so that a handler never
 * repeats them. Throws when an operation has no handler or a handler no operation.
 */
export function registerOperations(app: FastifyInstance, handlers: Handlers, gate: Gate): void {
  for (const id of Object.keys(handlers)) {
    if (!(id in operations)) throw new Error(`The handler ${id} has no operation in the spec`);
  }
  for (const [id, operation] of Object.entries(operations) as [OperationId, AnyOperation][]) {
    const handler = handlers[id] as Handler<OperationId> | undefined;
    if (!handler) throw new Error(`The operation ${id} has no handler`);
    app.route({
      method: operation.method,
      url: operation.path,
      ...(operation.bodyLimit !== null && { bodyLimit: operation.bodyLimit }),
      config: { operation, isUpload: operation.multipart },
      onRequest: (request) => gate.enter(request, operation),
      handler: async (request, reply) => {
        const input = readInput(id, operation, request);
        const actor = callerOf(id, operation, request);
        const entered = await checkGame(gate, operation, input.params, actor);
        const context = { ...input, ...entered, actor, request, reply };
        // The default; a handler may set a cacheable value.
        reply.header('Cache-Control', 'no-store');
        await noteRead(id, operation, { params: input.params, actor, request }, gate);
        const answer = await answerOf(handler, context as never, operation, gate);
        if (answer === SENT) return reply;
        if (operation.answer === 'empty') return reply.send();
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
      },
    });
  }
}

/** Runs the handler; one that exports something when its turn has come. */
async function answerOf(
  handler: Handler<OperationId>,
  context: Context<OperationId>,
  { rateLimit }: AnyOperation,
  { exports }: Gate,
) {
  if (rateLimit !== 'export') return handler(context);
  const open = exports.open(context.request, context.reply);
  let answer;
  try {
    answer = await open.inTurn(async () => handler(context));
  } finally {
    // What is sent as a stream is made from now on.
    if (answer !== SENT) open.close();
  }
  return answer;
}

/** The caller; on an operation for staff with what the audit log says about the call. */
function callerOf(id: OperationId, operation: AnyOperation, request: FastifyRequest): Actor | null {
  const actor = actorOf(request, operation);
  const call = { operation: id, requestId: request.id };
  if (actor && isForStaff(operation)) return { ...actor, staffCall: call };
  if (actor && AUDITED_OF_PLAYERS.has(id))
    return { ...actor, staffCall: { ...call, onlyNamed: true } };
  return actor && operation.auditOwn ? auditedAsOwn(actor, call) : actor;
}

/** Notes in the audit log that somebody reads secrets, before they are read. */
async function noteRead(
  id: OperationId,
  { auditRead }: AnyOperation,
  { params, actor, request }: { params: unknown; actor: Actor | null; request: FastifyRequest },
  gate: Gate,
): Promise<void> {
  if (!auditRead) return;
  const { type, by } = auditRead;
  const key = by === undefined ? null : (params as Record<string, string | number>)[by];
  const call = { operation: id, requestId: request.id };
  await gate.noteRead({ actor, token: request.apiToken }, call, { type, id: key ?? null });
}

/** Checks what an operation requires of the game in its path. */
async function checkGame(
  { games }: Gate,
  { game }: AnyOperation,
  params: unknown,
  actor: Actor | null,
): Promise<Partial<EnteredGame>> {
  if (game === null) return {};
  // A test of the spec ensures that the path of such an operation contains the game's id.
  const { gameId } = params as { gameId: number };
  return enterGame(games, game, gameId, actor?.userId ?? null);
}

function readInput(id: OperationId, operation: AnyOperation, request: FastifyRequest) {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    params: check(
      `${name}Params`,
      operation.params && normalise(operation.params, request.params),
      'params',
    ),
    query: check(
      `${name}QueryParams`,
      operation.query && normaliseQuery(operation.query, request.query),
      'query',
    ),
    body: operation.multipart
      ? undefined
      : check(`${name}Body`, operation.body && normalise(operation.body, request.body), 'body'),
  };
}

function check(name: string, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  const schema = (schemas as Record<string, unknown>)[name] as z.ZodType | undefined;
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  // Only for valid input: invalid input may be nested deeply enough to overflow the stack.
  const unstorable = result.success ? findUnstorable(result.data) : null;
  if (result.success && unstorable === null) return result.data;
  // An invalid id in the path cannot name an existing object, so the answer is NOT_FOUND.
  if (part === 'params') throw new AppError('NOT_FOUND');
  throw new AppError('VALIDATION_FAILED', {
    errors: result.success
      ? [{ path: unstorable ?? '', code: 'WRONG_FORMAT' }]
      : result.error.issues.map((issue) => toFieldIssue(issue, value)),
  });
}
