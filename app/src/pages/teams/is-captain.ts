import type { Profile, Team } from '@halyard/sdk/types';

/** Whether the user is the captain of a team. */
export function isCaptain(team: Team, profile: Profile): boolean {
  return team.members.some(({ id, captain }) => captain && id === profile.userId);
}
