import type { Tx } from '../../platform/database.ts';
import { deleteEmptyParticipation, deleteRegistration } from './repository.ts';
import {
  deleteRegistrations,
  deleteUnused,
  findOpenOfMember,
  findOpenOfTeam,
  type TeamParticipation,
} from './repository-team.ts';

/**
 * Takes a user out of the team's games that have not ended; lock the team first. Returns the
 * participations that have changed.
 */
export async function withdrawMember(
  tx: Tx,
  member: { teamId: number; userId: string; now: Date },
): Promise<TeamParticipation[]> {
  const left = await findOpenOfMember(tx, member);
  for (const { id } of left) {
    await deleteRegistration(tx, id, member.userId);
    await deleteEmptyParticipation(tx, id);
  }
  return left;
}

/**
 * Takes a team out of the games that have not ended; lock it first. What it has submitted or handed
 * in there stays, with its participation.
 */
export async function withdrawTeam(tx: Tx, team: { teamId: number; now: Date }): Promise<void> {
  const left = await findOpenOfTeam(tx, team);
  if (left.length === 0) return;
  const ids = left.map(({ id }) => id);
  await deleteRegistrations(tx, ids);
  await deleteUnused(tx, ids);
}
