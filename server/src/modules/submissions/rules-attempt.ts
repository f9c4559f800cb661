import { maskFor } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { LiveChallenge, LiveGame, LiveParticipation } from '../live-games/public.ts';
import type { NewSubmission } from './repository.ts';
import { submitRefusal } from './rules.ts';

/** An answer of a player who is in the game. */
export interface Attempt {
  live: LiveGame;
  participation: LiveParticipation;
  challenge: LiveChallenge;
  actor: Actor;
  submission: NewSubmission;
}

/** What became of an answer. */
export interface StoredAttempt {
  /** The id of the submission. */
  id: number;
  /** A right flag after the team's first. */
  isRepeat: boolean;
}

/**
 * Throws what forbids the team to answer this challenge.
 * @param attempts answers that it has given before
 */
export function checkAttempt(attempt: Attempt, now: number, attempts: number): void {
  const { live, participation, challenge } = attempt;
  const refusal = submitRefusal({
    now,
    practiceMode: live.facts().game.practiceMode,
    challenge,
    permissions: maskFor(challenge.id, live.divisionOf(participation)),
    attempts,
  });
  if (refusal !== null) throw new AppError(refusal);
}
