import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '../runtime/errors.ts';

/**
 * Query keys. `:name` is replaced by the variable of that name; without one it matches any value.
 */
export type Changes = readonly (readonly string[])[];

/**
 * Refetches queries after a change that was not made by a hook: `invalidate(queryClient,
 * updateGameChanges, { gameId })`. Resolves when the active queries have been refetched.
 * @param changes the `…Changes` of the call, exported with its hook
 * @param variables the path parameters of the call; an omitted one matches all values
 */
export async function invalidate(
  queryClient: QueryClient,
  changes: Changes,
  variables: unknown = {},
): Promise<void> {
  const values = Object(variables) as Record<string, unknown>;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => changes.some((pattern) => matches(pattern, queryKey, values)),
  });
}

/**
 * Options of a mutation that refetches the queries it changes, also if it failed in a way that leaves
 * open whether the change was made. It stays pending until the active queries have been refetched;
 * its own handlers run before.
 * @public the generated hooks use it
 */
export function invalidating<Data, Failure, Variables, Result>(
  options: UseMutationOptions<Data, Failure, Variables, Result>,
  changes: Changes,
): UseMutationOptions<Data, Failure, Variables, Result> {
  return {
    ...options,
    async onSettled(data, error, variables, result, context) {
      await options.onSettled?.(data, error, variables, result, context);
      if (error === null || mayHaveHappened(error)) {
        await invalidate(context.client, changes, variables);
      }
    },
  };
}

/** A key may end with an object: the query parameters. */
function matches(
  pattern: readonly string[],
  key: QueryKey,
  values: Readonly<Record<string, unknown>>,
): boolean {
  const rest = key.slice(pattern.length);
  if (rest.length > 1 || typeof (rest[0] ?? {}) !== 'object') return false;
  return pattern.every((part, index) => {
    if (!part.startsWith(':')) return part === key[index];
    const value = values[part.slice(1)] ?? key[index];
    return typeof value !== 'object' && value === key[index];
  });
}

function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { kind, status } = error;
  return kind === 'http' ? status >= 500 : kind !== 'bad-request';
}
