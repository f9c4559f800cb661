import { challenges } from './challenges.ts';
import type { GameChallenge } from './challenges/types.ts';
import type { PlannedSolve } from './plan.ts';
import { makePlan } from './plan.ts';
import { makeSignal } from './riddles.ts';
import type { DemoTeam } from './teams.ts';

/** Shortest and longest pause between two flags, in seconds. */
export type Pauses = readonly [shortest: number, longest: number];

export interface Round {
  /** A challenge that is added to the game before it. */
  added: GameChallenge | null;
  plan: readonly PlannedSolve[];
  pauses: Pauses;
}

const PAUSES: Pauses = [3, 12];
/** So that only about two challenges an hour are added. */
const LATE_PAUSES: Pauses = [15, 45];

/** The rounds that bots play, without an end: the challenges of the game, then one new challenge after the other. */
export function* rounds(teams: readonly DemoTeam[]): Generator<Round, never> {
  yield { added: null, plan: makePlan(teams, challenges), pauses: PAUSES };
  for (let number = 1; ; number += 1) {
    const added = makeSignal(number);
    yield { added, plan: makePlan(teams, [added], added.title), pauses: LATE_PAUSES };
  }
}
