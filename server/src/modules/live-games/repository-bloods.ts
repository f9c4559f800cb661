import { type Blood, BLOODS } from '@halyard/sdk/rules';
import type { Tx } from '../../platform/database.ts';

/** A blood of the board, as a notice tells it. */
export interface BloodNotice {
  challenge_id: number;
  type: Blood;
  values: string[];
  created_at: Date;
}

/** The notices of bloods in a game, or of one challenge of it. */
export async function findBloodNotices(tx: Tx, gameId: number, challengeId: number | undefined) {
  const notices = tx
    .selectFrom('notices')
    .innerJoin('challenges', 'challenges.id', 'notices.challenge_id')
    .select(['notices.id', 'challenge_id', 'notices.type', 'notices.created_at'])
    .where('notices.game_id', '=', gameId)
    .where('notices.type', 'in', BLOODS)
    // The board does not contain disabled challenges.
    .where('challenges.enabled', '=', true);
  const chosen =
    challengeId === undefined ? notices : notices.where('challenge_id', '=', challengeId);
  return chosen.execute();
}

export async function deleteNotices(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('notices').where('id', 'in', ids).execute();
}

/** Returns the ids of the new notices. */
export async function insertBloodNotices(
  tx: Tx,
  gameId: number,
  bloods: readonly BloodNotice[],
): Promise<number[]> {
  const rows = bloods.map((blood) => ({ ...blood, game_id: gameId }));
  const added = await tx.insertInto('notices').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}
