import { useQuery } from '@tanstack/react-query';
import { type Client, getConfig } from '@halyard/sdk/react';

/** The header has a resolution of one second: a smaller difference is ignored. */
const NOISE = 1000;
const REFRESH = 600_000;

/**
 * The difference between the server's clock and the local one, in ms: local time + offset = server
 * time. 0 while unknown, and if the difference is too small to be measured.
 */
export function useClockOffset(): number {
  const { data } = useQuery({
    queryKey: ['server-clock'],
    queryFn: measure,
    staleTime: REFRESH,
    refetchInterval: REFRESH,
    retry: false,
  });
  return data ?? 0;
}

/** Offset by an answer's `Date` header, which was written between `sentAt` and `receivedAt`. */
export function clockOffset(date: string | null, sentAt: number, receivedAt: number): number {
  const written = Date.parse(date ?? '');
  if (Number.isNaN(written)) return 0;
  // The header truncates to seconds: half a second on average.
  const offset = written + 500 - (sentAt + receivedAt) / 2;
  return Math.abs(offset) < NOISE + (receivedAt - sentAt) / 2 ? 0 : Math.round(offset);
}

async function measure(): Promise<number> {
  let offset = 0;
  const timed: NonNullable<Client['options']['fetch']> = async (input, init) => {
    const sentAt = Date.now();
    const response = await fetch(input, { ...init, cache: 'no-store' });
    offset = clockOffset(response.headers.get('Date'), sentAt, Date.now());
    return response;
  };
  // Not `createClient`: its clients store cookies themselves, which the browser does here.
  await getConfig({ client: { options: { fetch: timed }, cookies: null, answers: new Map() } });
  return offset;
}
