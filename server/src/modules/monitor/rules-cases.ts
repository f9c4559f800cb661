import type { CheatCaseState } from '@halyard/sdk/rules';

/** Two participations, the smaller id first. */
export type Pair = readonly [number, number];

export function pairOf(one: number, other: number): Pair {
  return one < other ? [one, other] : [other, one];
}

/** Whether a state is a verdict, which has to be explained. */
export function needsReason(state: CheatCaseState): boolean {
  return state === 'Dismissed' || state === 'Confirmed';
}
