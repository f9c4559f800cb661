import { extensions, type OperationId } from '@halyard/sdk/operations';
import { AppError } from './domain/app-error.ts';
import type { Handlers } from './http/registrar.ts';

/**
 * The operations of the contract that this server does not answer yet, one a line. They check who
 * asks and what for like every other, and then answer 501 `NOT_IMPLEMENTED`. Whoever builds one
 * takes it off this list; `npm run unimplemented` prints what is left.
 */
export const UNIMPLEMENTED = [
  // (alphabetical)
] as const satisfies readonly OperationId[];

type Unimplemented = (typeof UNIMPLEMENTED)[number];

/** The extensions of the contract that are not built yet; an unlisted one is offered. */
const UNOFFERED: ReadonlySet<(typeof extensions)[number]> = new Set([
  // (alphabetical)
]);

/** What `getConfig` says that this server offers beyond the common contract. */
export const OFFERED_EXTENSIONS = extensions.filter((name) => !UNOFFERED.has(name));

/** The handlers of all operations. Throws for one that is built and still on the list. */
export function completeHandlers(built: Omit<Handlers, Unimplemented>): Handlers {
  const listed = UNIMPLEMENTED.filter((id) => id in built);
  if (listed.length > 0) throw new Error(`Built, and still listed as not: ${listed.join(', ')}`);
  const others = Object.fromEntries(UNIMPLEMENTED.map((id) => [id, notImplemented]));
  // One function fits every operation, which a list of names cannot say.
  const all: unknown = { ...built, ...others };
  return all as Handlers;
}

/** Refuses whatever it is asked. */
export function notImplemented(): never {
  throw new AppError('NOT_IMPLEMENTED');
}
