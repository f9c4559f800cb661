import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@halyard/sdk/react';

const REFRESH = 10_000;
const RETRIES = 2;

/** Server state lives here only: refreshed every 10 s while looked at, refusals are final. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: REFRESH / 2,
        refetchInterval: REFRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
      },
      mutations: { retry: false },
    },
  });
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}
