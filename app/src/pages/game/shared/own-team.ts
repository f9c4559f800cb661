import { type Board, type Game, type Team, useListTeams } from '@halyard/sdk/react';
import { useProfile } from '../../../app/session/session.ts';

/** The team with which the visitor has joined a game; undefined for strangers and until known. */
export function useOwnTeam({ teamName }: Pick<Game, 'teamName'>): Team | undefined {
  const profile = useProfile();
  const { data } = useListTeams({
    query: { enabled: Boolean(profile) && teamName !== null, staleTime: 60_000 },
  });
  // Names of teams are not unique, but nobody is in two teams of one name by mistake.
  return data?.find(({ name }) => name === teamName);
}

/** The own team's row of a board. */
export function ownRow(board: Board | undefined, own: Team | undefined) {
  return own && board?.teams.find(({ id }) => id === own.id);
}
