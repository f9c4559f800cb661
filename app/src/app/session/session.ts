import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetConfigQueryKey,
  getDefaultClient,
  getGetProfileQueryKey,
  getProfile,
  isApiError,
  type Profile,
} from '@halyard/sdk/react';
import { answerPrompt, noteSessionEnd } from './session-prompt.ts';

const profileKey = getGetProfileQueryKey();
const configKey = getGetConfigQueryKey();

/** Who is signed in, as a query: `data` is null for nobody, and `error` only real failures. */
export function useProfileQuery() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ client, signal }) => askWho(signal, knownPerson(client)),
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
    const person = await askWho().catch(() => null);
    client.setQueryData(profileKey, person);
    answerPrompt('none');
    void client.resetQueries({ predicate: isPersonal });
  };
}

/**
 * Call after sign-in over a page whose session had ended: the same person goes on, as before.
 * @param missed whose page it is
 */
export function useSignedInAgain(missed: Profile | null): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const person = await getProfile();
    // What stands on the page was somebody else's.
    if (person.userId !== missed?.userId) return window.location.reload();
    getDefaultClient().answers.clear();
    client.setQueryData(profileKey, person);
    answerPrompt('none', true);
    void client.invalidateQueries();
  };
}

/** Whom the page takes to be signed in; null for nobody, and while that is not known. */
export function knownPerson(client: QueryClient): Profile | null {
  return client.getQueryData<Profile | null>(profileKey) ?? null;
}

/** @param missed whose session ended if nobody is signed in: their page waits for them */
async function askWho(signal?: AbortSignal, missed: Profile | null = null) {
  try {
    return await getProfile({ signal: signal ?? null });
  } catch (error) {
    if (isApiError(error, 'BANNED')) return null;
    if (!isApiError(error, 'NOT_SIGNED_IN')) throw error;
    if (missed) noteSessionEnd();
    return missed;
  }
}

function isPersonal({ queryKey }: Query): boolean {
  const key = queryKey.join();
  return key !== profileKey.join() && key !== configKey.join();
}
