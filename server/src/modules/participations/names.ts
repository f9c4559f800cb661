import { violates } from '../../platform/database.ts';

/**
 * Why a write about a team in a game was refused for the team's name, null if it failed for another
 * reason. Whoever joins, is renamed or comes back takes the name, and the database decides.
 */
export function nameRefusal(error: unknown): 'TEAM_NAME_TAKEN' | null {
  return violates(error, 'participations_team_name_key') ? 'TEAM_NAME_TAKEN' : null;
}
