import { useListTeams } from '@halyard/sdk/react';
import type { Board, Game, Team } from '@halyard/sdk/types';
import { useProfile } from '../../../app/session/session.ts';

/** The team with which the user has joined a game; undefined without one and while loading. */
export function useOwnTeam({ teamName }: Pick<Game, 'teamName'>): Team | undefined {
  const profile = useProfile();
  const { data } = useListTeams({
    query: { enabled: Boolean(profile) && teamName !== null, staleTime: 60_000 },
  });
  // Team names are not unique, but few users are in two teams with the same name.
  return data?.find(({ name }) => name === teamName);
}

/** The own team's row of a board. */
export function ownRow(board: Board | undefined, own: Team | undefined) {
  return own && board?.teams.find(({ id }) => id === own.id);
}
