import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import { createTurns } from '../../platform/turns.ts';
import { type ChallengeDeps, updateChallenge } from './service.ts';

/** Enables or disables challenges of a game in their order, each by itself; says why one could not be. */
export async function setChallengesEnabled(
  deps: ChallengeDeps,
  actor: Actor,
  gameId: number,
  { ids, isEnabled }: { ids: readonly number[]; isEnabled: boolean },
): Promise<{ challengeId: number; code: AppError['code'] | null }[]> {
  const inTurn = createTurns(1);
  const isExpected = () => true;
  const set = async (id: number) => {
    try {
      await updateChallenge(deps, actor, { gameId, id, isExpected }, { isEnabled });
      return { challengeId: id, code: null };
    } catch (error) {
      if (error instanceof AppError) return { challengeId: id, code: error.code };
      throw error;
    }
  };
  return Promise.all(ids.map((id) => inTurn(0, () => set(id))));
}
