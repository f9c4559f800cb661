import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey, isApiError } from '@halyard/sdk/react';
import { noteCall } from './connection.ts';

const REFRESH = 10_000;
const RETRIES = 2;

/** Server state lives here only: refreshed every 10 s while looked at, refusals are final. */
export function createQueryClient(): QueryClient {
  // A session that ended during use: who is signed in is then known to be nobody, and the page
  // that needs somebody leads to sign-in and back.
  const onError = (error: unknown) => {
    noteCall(error);
    if (isApiError(error, 'NOT_SIGNED_IN')) client.setQueryData(getGetProfileQueryKey(), null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess: () => noteCall() }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: REFRESH / 2,
        refetchInterval: REFRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      },
      mutations: { retry: false },
    },
  });
  return client;
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
