import { violates } from '../../platform/database.ts';

const REFUSALS = {
  participations_team_name_key: 'TEAM_NAME_TAKEN',
  participations_team_name_skeleton_key: 'TEAM_NAME_LOOKS_ALIKE',
} as const;

type NameRefusal = (typeof REFUSALS)[keyof typeof REFUSALS];

/**
 * Why a write about a team in a game was refused for the team's name, null if it failed for another
 * reason. Whoever joins, is renamed or comes back takes the name, and the database decides.
 */
export function nameRefusal(error: unknown): NameRefusal | null {
  const found = Object.entries(REFUSALS).find(([index]) => violates(error, index));
  return found?.[1] ?? null;
}
