import { useListAdminTeams, useListUsers } from '@halyard/sdk/react';

/** The counts of the tabs; undefined while loading, and where the server does not tell. */
export interface SiteCounts {
  users: number | undefined;
  teams: number | undefined;
}

const MINUTE = 60_000;

/** They only say how much there is: not worth a second try or a request for each page. */
const QUERY = { query: { staleTime: MINUTE, refetchInterval: MINUTE, retry: false } };

/** Counts what the site has. */
export function useSiteCounts(): SiteCounts {
  const { data: users } = useListUsers({ count: 0 }, QUERY);
  const { data: teams } = useListAdminTeams({ count: 0 }, QUERY);
  return { users: users?.total, teams: teams?.total };
}
