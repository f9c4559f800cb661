import type { LiveTopic } from '@halyard/sdk/types';
import { pollEvery } from '../../../app/live/live-store.ts';
import { useLive } from '../../../app/live/use-live.ts';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useDebounced } from '../../../lists/use-debounced.ts';
import { KEEP_ROWS } from '../../../lists/use-list.ts';
import { useMonitoredGame } from './use-monitored-game.ts';
import { readNumber } from '../list/read-number.ts';

/** What the address of a page of the monitor narrows its list to. */
interface MonitorFilter {
  /** Typed; at once in the field, and later in the query. */
  text: string;
  teamId: number | null;
  userId: string | null;
  challengeId: number | null;
  since: number | null;
  until: number | null;
  /** Id of the row behind which the page begins. */
  before: number | null;
  /** How many rows to leave out, on a server without `before`. */
  skip: number;
}

/** The parameters of all filters, which a button removes together. */
const FILTER_NAMES = ['q', 'team', 'user', 'chal', 'from', 'to', 'type'] as const;

/** Rows of a page. */
export const COUNT = 50;

const BOARD_EVERY = 30_000;
/** How often a list is refetched that the live channel does not tell of, in ms. */
const LIST_EVERY = 5000;
const NONE: readonly LiveTopic[] = [];

/** Placeholder until the game is loaded. */
const NO_GAME = { id: 0, start: 0, end: 0 };

/**
 * The game of a page of the monitor, and what its address narrows the list to.
 * @param topics what the list is told live; a constant
 */
export function useMonitor(topics: readonly LiveTopic[]) {
  const { gameId, game, error, refetch, hasStarted } = useMonitoredGame();
  const hasFilters = useExtension('monitorLists');
  const { params, set } = useSearchState();
  const filter = readFilter(params);
  const text = useDebounced(filter.text.trim());
  const isNewest = filter.before === null && filter.skip === 0 && filter.until === null;
  useLive(game?.id ?? 0, isNewest && hasStarted ? topics : NONE);
  const { data: board } = useBoard(game ?? NO_GAME, { enabled: hasStarted, every: BOARD_EVERY });
  /** Every change but that of the page leads to the newest rows. */
  const change = (changes: Record<string, string | null>, options?: { replace?: boolean }) =>
    set({ before: null, skip: null, row: null, ...changes }, options);
  const query = {
    count: COUNT,
    ...(hasFilters ? filterParams({ ...filter, text }) : { skip: filter.skip }),
  };
  return {
    gameId,
    game,
    error,
    refetch,
    board,
    hasStarted,
    hasFilters,
    isNewest,
    filter,
    /** Filters and page as parameters of the call. */
    query,
    /** How the list is loaded. */
    listOptions: {
      ...KEEP_ROWS,
      enabled: hasFilters !== undefined,
      ...(isNewest && { refetchInterval: pollEvery(LIST_EVERY) }),
    },
    isNarrowed: isNarrowed(params),
    params,
    set,
    change,
    clear: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, null]))),
  };
}

export type Monitor = ReturnType<typeof useMonitor>;

function readFilter(params: URLSearchParams): MonitorFilter {
  return {
    text: params.get('q') ?? '',
    teamId: readNumber(params.get('team')),
    userId: params.get('user'),
    challengeId: readNumber(params.get('chal')),
    since: readNumber(params.get('from')),
    until: readNumber(params.get('to')),
    before: readNumber(params.get('before')),
    skip: readNumber(params.get('skip')) ?? 0,
  };
}

/** What the filter asks of a server with filters. */
function filterParams(filter: MonitorFilter) {
  const { text, teamId, userId, challengeId, since, until, before } = filter;
  return {
    ...(text !== '' && { text }),
    ...(teamId !== null && { team: teamId }),
    ...(userId !== null && { user: userId }),
    ...(challengeId !== null && { challenge: challengeId }),
    ...(since !== null && { since }),
    ...(until !== null && { until }),
    ...(before !== null && { before }),
  };
}

function isNarrowed(params: URLSearchParams): boolean {
  return FILTER_NAMES.some((name) => params.has(name));
}
