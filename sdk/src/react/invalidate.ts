import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { ApiError } from '../runtime/errors.ts';

/** Keys of queries; `:name` stands for the variable of that name, or for any value without one. */
export type Changes = readonly (readonly string[])[];

/**
 * Refetches queries after a change that was not made by a hook: `invalidate(queryClient,
 * updateGameChanges, { gameId })`. Resolves when those that are shown have their new data.
 * @param changes of the call that was made, exported beside its hook
 * @param variables the path parameters of that call; what is left out stands for all
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
 * Options of a mutation that refreshes what it changed, also when it failed in a way that leaves
 * open whether it did. It stays pending until what is shown is fresh; its own handlers run before.
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

/** A key may end in one more object: the call's query parameters. */
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
