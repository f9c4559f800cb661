import { BLOODS, type Blood, SOLVE_TYPES } from '@halyard/sdk/rules';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import { bloodsOf, createBoard } from './board.ts';
import { loadFacts, loadParticipations, loadSolves } from './live-repository.ts';

/** A blood of the board, as a notice tells it. */
interface Announced {
  challenge_id: number;
  type: Blood;
  values: string[];
  created_at: Date;
}

/**
 * Makes the notices of bloods say what the board says, after times have changed what counts. Call it in the transaction that has
 * locked the game, or the one challenge whose notices are meant, and changed them: solves that may take a blood wait for both.
 */
export async function alignBloodNotices(
  tx: Tx,
  emit: Emit,
  { gameId, challengeId }: { gameId: number; challengeId?: number },
): Promise<void> {
  const all = await findBloods(tx, gameId);
  if (all === null) return;
  const wanted = all.filter(
    (blood) => challengeId === undefined || blood.challenge_id === challengeId,
  );
  let notices = tx
    .selectFrom('notices')
    .innerJoin('challenges', 'challenges.id', 'notices.challenge_id')
    .select(['notices.id', 'challenge_id', 'notices.type', 'notices.created_at'])
    .where('notices.game_id', '=', gameId)
    .where('notices.type', 'in', BLOODS)
    // Of others the board knows nothing.
    .where('challenges.enabled', '=', true);
  if (challengeId !== undefined) notices = notices.where('challenge_id', '=', challengeId);
  const stored = await notices.execute();
  const storedKeys = new Set(stored.map(keyOf));
  const wantedKeys = new Set(wanted.map(keyOf));
  const wrong = stored.filter((row) => !wantedKeys.has(keyOf(row)));
  const missing = wanted.filter((blood) => !storedKeys.has(keyOf(blood)));
  const ids = wrong.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('notices').where('id', 'in', ids).execute();
  if (missing.length > 0) {
    const rows = missing.map((blood) => ({ ...blood, game_id: gameId }));
    const added = await tx.insertInto('notices').values(rows).returning('id').execute();
    ids.push(...added.map(({ id }) => id));
  }
  for (const noticeId of ids) emit({ topic: 'notice', gameId, body: { noticeId } });
}

/** Which blood of which solve a notice tells. */
function keyOf(row: { challenge_id: number | null; type: string; created_at: Date }): string {
  return `${row.challenge_id} ${row.type} ${row.created_at.getTime()}`;
}

/** The bloods of a game as the transaction sees it; null when there is no such game. */
async function findBloods(tx: Tx, gameId: number): Promise<Announced[] | null> {
  const facts = await loadFacts(tx, gameId);
  if (!facts) return null;
  const participations = await loadParticipations(tx, gameId, 'all');
  const board = createBoard({
    game: facts.game,
    divisions: [...facts.divisions.values()],
    challenges: [...facts.challenges.values()],
    teams: participations.filter(({ status }) => status === 'Accepted'),
    solves: await loadSolves(tx, gameId),
  });
  return board.challenges.flatMap((challenge) =>
    bloodsOf(challenge).flatMap((solve) => {
      const type = SOLVE_TYPES[solve.type];
      if (type === 'Normal') return [];
      const values = [solve.team.name, challenge.fact.title];
      const { id } = challenge.fact;
      return [{ challenge_id: id, type, values, created_at: new Date(solve.fact.solvedAt) }];
    }),
  );
}
