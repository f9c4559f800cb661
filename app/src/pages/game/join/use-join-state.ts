import { useListTeams } from '@halyard/sdk/react';
import type { Team } from '@halyard/sdk/types';
import type { JoinState } from '@halyard/ui-kit';
import { useProfile } from '../../../app/session/session.ts';
import type { GameView } from '../shared/use-game.ts';
import { joinState } from './join-state.ts';

/** The user's state in a game and their teams; undefined until both are known. */
export function useJoinState({
  game,
  phase,
}: GameView): { state: JoinState; teams: readonly Team[] } | undefined {
  const profile = useProfile();
  const { data: teams } = useListTeams({ query: { enabled: Boolean(profile) } });
  if (profile === undefined || (profile && !teams)) return undefined;
  return { state: joinState(game.status, phase, profile !== null, teams), teams: teams ?? [] };
}
