import { useQuery } from '@tanstack/react-query';
import { type Client, getConfig } from '@halyard/sdk/react';

/** The header has whole seconds: below this a difference cannot be told from a late answer. */
const NOISE = 1000;
const REFRESH = 600_000;

/**
 * What to add to this machine's clock to get the server's, in ms; 0 while it is not known, and for
 * machines that agree with the server as far as can be seen.
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
  // It cuts off up to a second; half of it on average.
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
  // Not by `createClient`, whose clients bring a jar for cookies: here the browser keeps them.
  await getConfig({ client: { options: { fetch: timed }, cookies: null, answers: new Map() } });
  return offset;
}
