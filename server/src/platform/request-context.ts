import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../domain/actor.ts';

/** What is known of the request that the current code runs for. */
export interface RequestContext {
  readonly requestId: string;
  readonly address: string;
  /** Who is signed in, as far as that has been looked up. */
  readonly actor: Actor | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work`, and all that it starts, for a request. */
export function runForRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** The request that the caller runs for; null for what the server does by itself. */
export function currentRequest(): RequestContext | null {
  return storage.getStore() ?? null;
}
