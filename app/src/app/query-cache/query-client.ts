import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { configureDefaultClient, isApiError } from '@halyard/sdk/react';
import { noteCall } from '../connection/connection.ts';
import { pollEvery } from '../live/live-store.ts';
import { retryAfterSignIn } from '../session/retry-after-sign-in.ts';
import { knownPerson, refetchProfile } from '../session/session.ts';
import { noteSessionEnd } from '../session/session-prompt.ts';
import { markSaved } from '../../forms/unsaved-input.ts';

const REFRESH = 10_000;
const RETRIES = 2;

/**
 * The only cache of server state: refreshed every 10 s while in use unless live events tell of changes;
 * rejected requests are not retried. All calls of the page update the connection state.
 */
export function createQueryClient(): QueryClient {
  // A rejected write has already opened the sign-in dialog.
  const onReadError = (error: unknown) => {
    noteCall(error);
    if (isApiError(error, 'NOT_SIGNED_IN') && knownPerson(client)) noteSessionEnd();
    leadToPassword(error);
  };
  // With it the page of the password takes the place of all others.
  const leadToPassword = (error: unknown) => {
    if (isApiError(error, 'PASSWORD_CHANGE_REQUIRED')) refetchProfile(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onReadError, onSuccess: () => noteCall() }),
    mutationCache: new MutationCache({
      onError: (error) => {
        noteCall(error);
        leadToPassword(error);
      },
      onSuccess: (_data, sent) => {
        noteCall();
        markSaved(sent);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: REFRESH / 2,
        refetchInterval: pollEvery(REFRESH),
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      },
      mutations: { retry: false },
    },
  });
  configureDefaultClient({ fetch: retryAfterSignIn(() => knownPerson(client) !== null) });
  return client;
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
