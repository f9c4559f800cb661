import { SOLVE_TYPES } from '@halyard/sdk/rules';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import { bloodsOf, createBoard } from './rules-board.ts';
import {
  type BloodNotice,
  deleteNotices,
  findBloodNotices,
  insertBloodNotices,
} from './repository-bloods.ts';
import { loadFacts, loadParticipations, loadSolves } from './repository.ts';

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
  const stored = await findBloodNotices(tx, gameId, challengeId);
  const storedKeys = new Set(stored.map(keyOf));
  const wantedKeys = new Set(wanted.map(keyOf));
  const wrong = stored.filter((row) => !wantedKeys.has(keyOf(row)));
  const missing = wanted.filter((blood) => !storedKeys.has(keyOf(blood)));
  const ids = wrong.map(({ id }) => id);
  if (ids.length > 0) await deleteNotices(tx, ids);
  if (missing.length > 0) ids.push(...(await insertBloodNotices(tx, gameId, missing)));
  for (const noticeId of ids) emit({ topic: 'notice', gameId, body: { noticeId } });
}

/** Which blood of which solve a notice tells. */
function keyOf(row: { challenge_id: number | null; type: string; created_at: Date }): string {
  return `${row.challenge_id} ${row.type} ${row.created_at.getTime()}`;
}

/** The bloods of a game as the transaction sees it; null when there is no such game. */
async function findBloods(tx: Tx, gameId: number): Promise<BloodNotice[] | null> {
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
