import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetConfigQueryKey,
  getDefaultClient,
  getGetProfileQueryKey,
  getProfile,
  isApiError,
  type Profile,
} from '@halyard/sdk/react';

const profileKey = getGetProfileQueryKey();
const configKey = getGetConfigQueryKey();

/** Who is signed in, as a query: `data` is null for nobody, and `error` only real failures. */
export function useProfileQuery() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => askWho(signal),
    staleTime: Infinity,
    refetchInterval: false,
    // Signing in or out in one tab is seen by the others.
    refetchOnWindowFocus: 'always',
  });
}

/** Who is signed in. `undefined` while that is not known, null for nobody. */
export function useProfile(): Profile | null | undefined {
  return useProfileQuery().data;
}

/** Call after sign-in, sign-out and register: what a person may see has changed everywhere. */
export function useSessionChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    // Answers remembered by ETag belong to the person who got them.
    getDefaultClient().answers.clear();
    await client.cancelQueries();
    client.removeQueries({ type: 'inactive', predicate: isPersonal });
    await client.refetchQueries({ queryKey: profileKey });
    void client.resetQueries({ predicate: isPersonal });
  };
}

async function askWho(signal: AbortSignal): Promise<Profile | null> {
  try {
    return await getProfile({ signal });
  } catch (error) {
    if (isApiError(error, 'NOT_SIGNED_IN', 'BANNED')) return null;
    throw error;
  }
}

function isPersonal({ queryKey }: Query): boolean {
  const key = queryKey.join();
  return key !== profileKey.join() && key !== configKey.join();
}
