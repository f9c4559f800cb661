import { ApiError, listParticipations, reviewParticipations } from '@halyard/sdk/react';
import type { Participation, ParticipationStatus } from '@halyard/sdk/types';
import { isOverruled } from './review.ts';

/** The most decisions of one call, which is the limit of the server. */
const MOST = 2000;

/** A decision about a team; `divisionId` only if it is moved, or an undone rejection restores it. */
export interface ReviewDecision {
  row: Participation;
  status?: ParticipationStatus;
  divisionId?: number | null;
  /** Why, for the team. */
  reason?: string | null;
}

interface Failure {
  row: Participation;
  error: unknown;
}

/**
 * Decides about many teams in few calls; resolves with those that could not be decided.
 * @param note why, for the audit log
 */
export async function decideAll(
  gameId: number,
  decisions: readonly ReviewDecision[],
  note: string | null = null,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  // A call has one reason for all its decisions.
  for (const [reason, alike] of Map.groupBy(decisions, (each) => each.reason ?? null)) {
    failures.push(...(await decideAlike(gameId, alike, { reason, note })));
  }
  return failures;
}

async function decideAlike(
  gameId: number,
  decisions: readonly ReviewDecision[],
  { reason, note }: { reason: string | null; note: string | null },
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (let first = 0; first < decisions.length; first += MOST) {
    const part = decisions.slice(first, first + MOST);
    try {
      const { results } = await reviewParticipations(gameId, {
        decisions: part.map(({ row, reason: _reason, ...decision }) => ({
          participationId: row.id,
          ...decision,
        })),
        ...(reason !== null && { reason }),
        ...(note !== null && { note }),
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

/**
 * Takes a decision about many teams back: state, division and reason are as they were. Teams about
 * which somebody else has decided since stay as they are, and are among the failures.
 * @param decided the state that the decision led to
 * @param conflict what is said of those
 */
export async function restoreAll(
  gameId: number,
  before: readonly Participation[],
  decided: ParticipationStatus,
  conflict: string,
): Promise<Failure[]> {
  let present: Map<number, Participation>;
  try {
    const list = await listParticipations(gameId);
    present = new Map(list.map((each) => [each.id, each]));
  } catch (error) {
    return before.map((row) => ({ row, error }));
  }
  const { mine = [], theirs = [] } = Object.groupBy(before, (row) =>
    isOverruled(row, decided, present.get(row.id)) ? 'theirs' : 'mine',
  );
  const failures = await decideAll(
    gameId,
    mine.map((row) => ({
      row,
      status: row.status,
      divisionId: row.divisionId,
      reason: row.reason ?? null,
    })),
  );
  const error = refusal('VERSION_CONFLICT', conflict);
  return [...failures, ...theirs.map((row) => ({ row, error }))];
}

function refusal(code: string, title: string | null): ApiError {
  return new ApiError({ kind: 'http', title: title ?? code, code });
}
