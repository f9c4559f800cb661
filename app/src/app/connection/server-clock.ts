import { createStore, useStore } from '../storage/create-store.ts';

/** The header has a resolution of one second: a smaller difference is ignored. */
const NOISE = 1000;

/** How long a measurement is kept if the ones after it are less accurate, in ms. */
const MAX_AGE = 600_000;

/** The most accurate measurement: the one with the shortest round trip. */
const best = createStore<{ offset: number; roundTrip: number; at: number } | null>(null);

/**
 * The difference between the server's clock and the local one, in ms: local time + offset = server
 * time. 0 while unknown, and if the difference is too small to be measured.
 */
export function useClockOffset(): number {
  return useStore(best)?.offset ?? 0;
}

/** Offset by a response's `Date` header, which was written between `sentAt` and `receivedAt`. */
export function clockOffset(date: string | null, sentAt: number, receivedAt: number): number {
  const written = Date.parse(date ?? '');
  if (Number.isNaN(written)) return 0;
  // The header truncates to seconds: half a second on average.
  const offset = written + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(offset) < NOISE + (receivedAt - sentAt) / 2 ? 0 : Math.round(offset);
}

/** Measures the offset by a response, unless the browser may have taken it from its cache. */
function noteServerTime({ headers }: Response, sentAt: number, receivedAt: number): void {
  const date = headers.get('Date');
  if (date === null || !/no-(store|cache)/.test(headers.get('Cache-Control') ?? '')) return;
  const roundTrip = receivedAt - sentAt;
  const last = best.get();
  if (last && roundTrip > last.roundTrip && receivedAt - last.at < MAX_AGE) return;
  const offset = clockOffset(date, sentAt, receivedAt);
  best.set({ offset, roundTrip, at: receivedAt });
}

/** `fetch` that measures the offset by each response. */
export async function timedFetch(url: string, init: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(url, init);
  noteServerTime(response, sentAt, Date.now());
  return response;
}
