import { useQueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey, isApiError, type Profile, useGetProfile } from '@halyard/sdk/react';

/** Who is signed in. `undefined` while that is not known yet, null for nobody. */
export function useProfile(): Profile | null | undefined {
  const { data, error } = useGetProfile({
    query: { staleTime: Infinity, refetchInterval: false, retry: 1 },
  });
  if (isApiError(error, 'NOT_SIGNED_IN', 'BANNED')) return null;
  return data ?? (error ? null : undefined);
}

/** Call after sign-in, sign-out and register: what a person may see has changed everywhere. */
export function useSessionChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    client.removeQueries({ predicate: (query) => query.queryKey[1] !== 'config' });
    await client.invalidateQueries({ queryKey: getGetProfileQueryKey() });
  };
}
