import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearchState } from '../../../app/routes/search-params.ts';

/** The view of the scoreboard in the address. */
export interface ScoreView {
  search: string;
  divisionId: number | null;
  /** Only the teams that this device watches. */
  isWatched: boolean;
  view: 'matrix' | 'compact';
  hasChart: boolean;
  /** On a projector, without the frame of the site. */
  isPresented: boolean;
  /** The id of the team whose dialog is open. */
  teamId: number | null;
}

/** Parses the view in an address; unknown values are ignored. */
export function readView(params: URLSearchParams): ScoreView {
  return {
    search: params.get('q') ?? '',
    divisionId: readId(params.get('division')),
    isWatched: params.get('watched') === '1',
    view: params.get('view') === 'compact' ? 'compact' : 'matrix',
    hasChart: params.get('chart') !== 'off',
    isPresented: params.get('present') === '1',
    teamId: readId(params.get('team')),
  };
}

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The view of the scoreboard in the address, and functions that change it. */
export function useScoreAddress() {
  const { params, set, close } = useSearchState();
  const [path] = useLocation();
  const view = useMemo(() => readView(params), [params]);
  const base = useMemo(() => {
    const rest = new URLSearchParams(params);
    rest.delete('team');
    return rest.toString();
  }, [params]);
  const hrefOf = useCallback(
    (teamId: number) => `${path}?${base === '' ? '' : `${base}&`}team=${teamId}`,
    [path, base],
  );
  return {
    view,
    /** Opens a team; another function only when something else in the address changes. */
    hrefOf,
    change: (changes: Record<string, string | null>) => set(changes, { replace: true }),
    closeTeam: () => close('team'),
    present: () => set({ present: '1', team: null }),
    leaveProjector: () => close('present'),
  };
}
