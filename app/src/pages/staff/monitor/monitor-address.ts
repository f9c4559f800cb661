/** What the address of a page of the monitor narrows its list to. */
export interface MonitorFilter {
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

export function readFilter(params: URLSearchParams): MonitorFilter {
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

/** Names of all filters, to be removed together. */
export const FILTER_NAMES = ['q', 'team', 'user', 'chal', 'from', 'to', 'type'] as const;

export function isNarrowed(params: URLSearchParams): boolean {
  return FILTER_NAMES.some((name) => params.has(name));
}

function readNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
