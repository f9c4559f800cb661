import type { EditChallengeInfo } from '@halyard/sdk/types';
import { inListOrder } from '@halyard/sdk/rules';

/** The views of the list in their order; also their names in the address. */
export const CHALLENGE_VIEWS = ['all', 'enabled', 'drafts'] as const;
export type ChallengeView = (typeof CHALLENGE_VIEWS)[number];

/** The filter of the list. */
export interface ChallengeFilter {
  view: ChallengeView;
  typed: string;
  category: string | null;
  type: string | null;
}

/** The filter in the address. */
export function toFilter(params: URLSearchParams): ChallengeFilter {
  return {
    view: CHALLENGE_VIEWS.find((view) => view === params.get('show')) ?? 'all',
    typed: params.get('q') ?? '',
    category: params.get('category'),
    type: params.get('type'),
  };
}

/** Whether a view contains a challenge. */
export function isInView(view: ChallengeView, { isEnabled }: EditChallengeInfo): boolean {
  return view === 'all' || isEnabled === (view === 'enabled');
}

/** The challenges that match a filter, in the order of the list. */
export function filterChallenges(
  challenges: readonly EditChallengeInfo[],
  { view, typed, category, type }: ChallengeFilter,
): EditChallengeInfo[] {
  const wanted = typed.trim().toLowerCase();
  return inListOrder(challenges).filter(
    (each) =>
      isInView(view, each) &&
      (category === null || each.category === category) &&
      (type === null || each.type === type) &&
      each.title.toLowerCase().includes(wanted),
  );
}

/** The challenges by category, in their order, with the number of enabled ones. */
export function byCategory(challenges: readonly EditChallengeInfo[]) {
  return [...Map.groupBy(challenges, ({ category }) => category)].map(([category, group]) => {
    const enabled = group.filter(({ isEnabled }) => isEnabled).length;
    return { category, group, enabled, drafts: group.length - enabled };
  });
}
