import type { Participation, ParticipationStatus } from '@halyard/sdk/types';
import { PARTICIPATION_STATUSES } from '@halyard/sdk/rules';

/** The views of the list in their order; also their names in the address. */
export const REVIEW_STATES = PARTICIPATION_STATUSES.filter((status) => status !== 'Unsubmitted');
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The view in the address; `Pending` for unknown values. */
export function toReviewState(text: string | null): ReviewState {
  return REVIEW_STATES.find((state) => state.toLowerCase() === text) ?? 'Pending';
}

/** What staff can do with a team in a state. */
export type Decision = 'accept' | 'reject' | 'suspend' | 'reinstate';

/** The possible decisions in a state, the most likely one first. */
export const DECISIONS: Readonly<Record<ParticipationStatus, readonly Decision[]>> = {
  Pending: ['accept', 'reject'],
  Accepted: ['suspend'],
  Rejected: ['accept'],
  Suspended: ['reinstate'],
  Unsubmitted: [],
};

/** The state that a decision leads to. */
export const RESULTS = {
  accept: 'Accepted',
  reject: 'Rejected',
  suspend: 'Suspended',
  reinstate: 'Accepted',
} as const satisfies Record<Decision, ParticipationStatus>;

/** The shortcuts of the decisions. */
export const DECISION_KEYS = {
  accept: 'accept',
  reject: 'reject',
  suspend: 'suspend',
  reinstate: 'accept',
} as const;

/** A participation after a decision, as the server stores it: a rejection removes the division. */
export function inState(
  participation: Participation,
  status: ParticipationStatus,
  divisionId = participation.divisionId,
  reason: string | null = null,
): Participation {
  return {
    ...participation,
    status,
    reason,
    divisionId: status === 'Rejected' ? null : divisionId,
  };
}

/**
 * Whether somebody has decided about a participation, or has moved it, after a decision.
 * @param before as it was
 * @param decided the state that the decision led to
 * @param present as it is now; undefined when it is gone
 */
export function isOverruled(
  before: Participation,
  decided: ParticipationStatus,
  present: Participation | undefined,
): boolean {
  if (!present) return false;
  const after = inState(before, decided);
  return (
    (present.status !== after.status && present.status !== before.status) ||
    (present.divisionId !== after.divisionId && present.divisionId !== before.divisionId)
  );
}

/** Whether a team's or a member's name contains what was typed. */
export function isFound({ team }: Participation, typed: string): boolean {
  const names = [team.name, ...team.members.map((member) => member.userName)];
  return names.join('\n').toLowerCase().includes(typed.trim().toLowerCase());
}

/** In the address: the teams without a division. */
export const NO_DIVISION = 'none';

/** Whether a participation is in a division as the address names it; null names any. */
export function isInDivision({ divisionId }: Participation, named: string | null): boolean {
  return named === null || String(divisionId ?? NO_DIVISION) === named;
}

/** The next (1) or previous (-1) one of a list; the first if none is open, null at the ends. */
export function neighbour(
  list: readonly Participation[],
  openId: number | null,
  step: 1 | -1,
): Participation | null {
  const at = list.findIndex(({ id }) => id === openId);
  return (at < 0 ? list[0] : list[at + step]) ?? null;
}
