import type { Participation } from '@halyard/sdk/types';
import { useState } from 'react';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useFirstOpen } from '../list/use-first-open.ts';
import type { LastDecision } from './CaseActions.tsx';
import {
  DECISIONS,
  type Decision,
  isFound,
  isInDivision,
  isOverruled,
  neighbour,
  RESULTS,
  type ReviewState,
  toReviewState,
} from './review.ts';
import { useDecide } from './use-decide.ts';

/**
 * State and actions of the review page. With `opensFirst`, for wide windows, the first participation
 * is open by default.
 */
export function useReview(
  gameId: number,
  all: readonly Participation[],
  { opensFirst }: { opensFirst: boolean },
) {
  const { params, set } = useSearchState();
  const [made, setLast] = useState<LastDecision | null>(null);
  const [typedReason, setTypedReason] = useState({ of: 0, text: '' });
  const { mutate } = useDecide(gameId);
  const last = made && canUndo(made, all) ? made : null;
  const { state, typed, division, isShown } = readFilter(params);
  const shown = all.filter(isShown);
  const named = Number(params.get('team')) || null;
  const first = useFirstOpen(
    `${state} ${division} ${typed}`,
    opensFirst ? (shown[0]?.id ?? null) : null,
    (id) => id !== made?.participation.id && all.some((each) => each.id === id),
  );
  const openId = named ?? first;
  // The open one keeps its place when its state changes.
  const around = all.filter((each) => each.id === openId || isShown(each));
  const open = all.find(({ id }) => id === openId) ?? null;

  const reason = typedReason.of === openId ? typedReason.text : '';

  const openCase = (participation: Participation | null) =>
    set({ team: participation && String(participation.id) }, { replace: true });
  const step = (by: 1 | -1) => {
    const next = neighbour(around, openId, by);
    if (next) openCase(next);
  };
  const decide = (decision: Decision) => {
    if (!open || !DECISIONS[open.status].includes(decision)) return;
    const next = neighbour(around, open.id, 1) ?? neighbour(around, open.id, -1);
    const status = RESULTS[decision];
    const why = status === 'Accepted' ? '' : reason.trim();
    mutate(
      { participation: open, status, reason: why === '' ? null : why },
      { onError: () => setLast(null) },
    );
    setLast({ participation: open, decision });
    openCase(next);
  };
  const undo = () => {
    if (!last) return;
    const { status, divisionId, reason: reasonBefore = null } = last.participation;
    mutate({
      participation: { ...last.participation, status: RESULTS[last.decision] },
      status,
      divisionId,
      reason: reasonBefore,
    });
    setLast(null);
    openCase(last.participation);
  };
  return {
    state,
    typed,
    division,
    shown,
    open,
    openId,
    reason,
    setReason: (text: string) => setTypedReason({ of: openId ?? 0, text }),
    last,
    caseHref: ({ id }: Participation) => {
      const place = new URLSearchParams(params);
      place.set('team', String(id));
      return `${href.review(gameId)}?${place}`;
    },
    openCase,
    step,
    decide,
    undo,
    find: (q: string) => set({ q }, { replace: true }),
    narrow: (to: string | null) => set({ division: to, team: null }),
    showAll: () => set({ q: null, division: null }, { replace: true }),
    show: (next: ReviewState) => set({ status: next.toLowerCase(), team: null }),
  };
}

/** Which participations the address shows. */
function readFilter(params: URLSearchParams) {
  const state = toReviewState(params.get('status'));
  const typed = params.get('q') ?? '';
  const division = params.get('division');
  const isShown = (each: Participation) =>
    each.status === state && isInDivision(each, division) && isFound(each, typed);
  return { state, typed, division, isShown };
}

/** A decision of somebody else is not undone with one's own. */
function canUndo(
  { participation, decision }: LastDecision,
  all: readonly Participation[],
): boolean {
  const present = all.find(({ id }) => id === participation.id);
  return !isOverruled(participation, RESULTS[decision], present);
}
