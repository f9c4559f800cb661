import type { Profile, Team } from '@halyard/sdk/react';

/** Whether who is signed in decides for a team. */
export function isCaptain(team: Team, profile: Profile): boolean {
  return team.members.some(({ id, captain }) => captain && id === profile.userId);
}
