import { ApiError, reviewParticipations } from '@halyard/sdk/react';
import type { Participation, ParticipationStatus } from '@halyard/sdk/types';

/** The most decisions of one call, which is the limit of the server. */
const MOST = 2000;

/** A decision about a team; `divisionId` only if an undone rejection restores it. */
export interface ReviewDecision {
  row: Participation;
  status: ParticipationStatus;
  divisionId?: number | null;
}

/** Decides about many teams in few calls; resolves with those that could not be decided. */
export async function decideAll(gameId: number, decisions: readonly ReviewDecision[]) {
  const failures: { row: Participation; error: unknown }[] = [];
  for (let first = 0; first < decisions.length; first += MOST) {
    const part = decisions.slice(first, first + MOST);
    try {
      const { results } = await reviewParticipations(gameId, {
        decisions: part.map(({ row, ...decision }) => ({ participationId: row.id, ...decision })),
      });
      results.forEach(({ code, title }, index) => {
        const row = part[index]?.row;
        if (row && code !== null) failures.push({ row, error: refusal(code, title) });
      });
    } catch (error) {
      failures.push(...part.map(({ row }) => ({ row, error })));
    }
  }
  return failures;
}

function refusal(code: string, title: string | null): ApiError {
  return new ApiError({ kind: 'http', title: title ?? code, code });
}
