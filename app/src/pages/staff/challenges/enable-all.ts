import { ApiError, setChallengesEnabled } from '@halyard/sdk/react';
import type { EditChallengeInfo } from '@halyard/sdk/types';

/** Enables or disables challenges in one call; resolves with those that could not be. */
export async function enableAll(
  gameId: number,
  rows: readonly EditChallengeInfo[],
  isEnabled: boolean,
) {
  try {
    const challenges = rows.map(({ id }) => id);
    const { results } = await setChallengesEnabled(gameId, { challenges, isEnabled });
    return results.flatMap(({ code, title }, index) => {
      const row = rows[index];
      if (!row || code === null) return [];
      return [{ row, error: new ApiError({ kind: 'http', title: title ?? code, code }) }];
    });
  } catch (error) {
    return rows.map((row) => ({ row, error }));
  }
}
