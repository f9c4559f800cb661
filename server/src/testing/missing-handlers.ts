import { type OperationId, operations } from '@halyard/sdk/operations';
import type { Handlers } from '../http/registrar.ts';
import { notImplemented } from '../unimplemented.ts';

/** Answers every operation of the contract with NOT_IMPLEMENTED: for what a test does not call. */
export function missingHandlers(): Handlers {
  const ids = Object.keys(operations) as OperationId[];
  // One function fits every operation, which a list of names cannot say.
  return Object.fromEntries(ids.map((id) => [id, notImplemented])) as unknown as Handlers;
}
