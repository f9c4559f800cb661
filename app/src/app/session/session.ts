import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetConfigQueryKey,
  getDefaultClient,
  getGetProfileQueryKey,
  getProfile,
  isApiError,
} from '@halyard/sdk/react';
import type { OwnProfile } from '@halyard/sdk/types';
import { noteBan } from './ban.ts';
import { mayHaveSession, noteSession } from './session-mark.ts';
import { answerPrompt, noteSessionEnd } from './session-prompt.ts';

const profileKey = getGetProfileQueryKey();
const configKey = getGetConfigQueryKey();

/** Query of the signed-in user: `data` is null if there is none; a 401 is not an `error`. */
export function useProfileQuery() {
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ client, signal }) => {
      const known = knownPerson(client);
      if (known || mayHaveSession()) return fetchProfile(signal, known);
      noteBan(false);
      return null;
    },
    staleTime: Infinity,
    refetchInterval: false,
    // Detects that the user signed in or out in another tab.
    refetchOnWindowFocus: 'always',
  });
}

/** The signed-in user; `undefined` while loading, null if there is none. */
export function useProfile(): OwnProfile | null | undefined {
  return useProfileQuery().data;
}

/** Call after sign-in, sign-out and registration: invalidates all data, as permissions changed. */
export function useSessionChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    // Responses cached by ETag belong to the previous user.
    getDefaultClient().answers.clear();
    await client.cancelQueries();
    client.removeQueries({ type: 'inactive', predicate: isPersonal });
    const person = await fetchProfile().catch(() => null);
    client.setQueryData(profileKey, person);
    answerPrompt('none');
    void client.resetQueries({ predicate: isPersonal });
  };
}

/**
 * Call after signing in again on a page whose session had ended: the same user continues.
 * @param missed the user whose session had ended
 */
export function useSignedInAgain(missed: OwnProfile | null): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const person = await getProfile();
    // The page shows data of another user.
    if (person.userId !== missed?.userId) return window.location.reload();
    getDefaultClient().answers.clear();
    client.setQueryData(profileKey, person);
    answerPrompt('none', true);
    void client.invalidateQueries();
  };
}

/** Asks who is signed in, because the session may have changed. */
export function refetchProfile(client: QueryClient): void {
  void client.refetchQueries({ queryKey: profileKey });
}

/** The user that the page assumes to be signed in; null if none or not known yet. */
export function knownPerson(client: QueryClient): OwnProfile | null {
  return client.getQueryData<OwnProfile | null>(profileKey) ?? null;
}

/** @param missed if nobody is signed in, the user whose session has ended */
async function fetchProfile(signal?: AbortSignal, missed: OwnProfile | null = null) {
  try {
    const person = await getProfile({ signal: signal ?? null });
    noteSession(true);
    noteBan(false);
    return person;
  } catch (error) {
    const isBanned = isApiError(error, 'BANNED');
    noteBan(isBanned);
    if (isBanned) return null;
    if (!isApiError(error, 'NOT_SIGNED_IN')) throw error;
    noteSession(false);
    if (missed) noteSessionEnd();
    return missed;
  }
}

function isPersonal({ queryKey }: Query): boolean {
  const key = queryKey.join();
  return key !== profileKey.join() && key !== configKey.join();
}
