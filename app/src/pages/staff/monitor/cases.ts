import type { CheatCaseItem, CheatCaseState } from '@halyard/sdk/types';
import type { PairStateName } from '@halyard/ui-kit';
import { type CheatPair, isOut } from './pairs.ts';

/** The states of the cases that staff has written something about, by `caseId`. */
export type CaseStates = ReadonlyMap<string, CheatCaseState>;

/** To what the list can be narrowed; in the address. */
export const CASE_VIEWS = ['open', 'watched', 'dismissed', 'confirmed', 'all'] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

/** Where a case stands: its state, or that its team was suspended although nothing was decided. */
export type CaseStanding = CheatCaseState | 'Suspended';

const STANDINGS: Readonly<Record<CaseView, readonly CaseStanding[]>> = {
  open: ['Open', 'Watched'],
  watched: ['Watched'],
  dismissed: ['Dismissed'],
  confirmed: ['Confirmed'],
  all: ['Open', 'Watched', 'Dismissed', 'Confirmed', 'Suspended'],
};

/** How each is drawn. */
export const LOOKS = {
  Open: 'new',
  Watched: 'watching',
  Dismissed: 'cleared',
  Confirmed: 'confirmed',
  Suspended: 'suspended',
} as const satisfies Record<CaseStanding, PairStateName>;

/** Both participations in the path of a case: the smaller id first, whoever sent the flag. */
export function caseParams({ owner, sender }: Pick<CheatPair, 'owner' | 'sender'>) {
  return {
    participationId: Math.min(owner.id, sender.id),
    otherParticipationId: Math.max(owner.id, sender.id),
  };
}

type CaseParams = ReturnType<typeof caseParams>;

function caseId({ participationId, otherParticipationId }: CaseParams): string {
  return `${participationId}-${otherParticipationId}`;
}

export function toStates(items: readonly CheatCaseItem[]): CaseStates {
  return new Map(items.map((item) => [caseId(item), item.state]));
}

export function standingOf(states: CaseStates, pair: CheatPair): CaseStanding {
  const state = states.get(caseId(caseParams(pair))) ?? 'Open';
  return state === 'Open' && isOut(pair.sender) ? 'Suspended' : state;
}

export function isIn(view: CaseView, standing: CaseStanding): boolean {
  return STANDINGS[view].includes(standing);
}

/** Whether a state is a verdict, which has to be explained. */
export function needsReason(state: CheatCaseState): boolean {
  return state === 'Dismissed' || state === 'Confirmed';
}
