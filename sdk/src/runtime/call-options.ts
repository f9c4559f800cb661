import { ApiError } from './errors.ts';

/** Throws `bad-request` for options of a call that do not exist, such as those of a client. */
export function checkOptions(options: { operation?: string }, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const isClient = 'answers' in options;
  refuse(
    isClient ? 'pass { client } instead of the client itself' : `unknown option ${unknown}`,
    options.operation,
  );
}

/** Throws `bad-request` for an address without a host where no page gives it one. */
export function checkAddress(url: string): void {
  const { location } = globalThis as { location?: unknown };
  if (/^https?:/i.test(url) || location !== undefined) return;
  refuse("no baseUrl: pass { client } with createClient({ baseUrl: 'https://…' })");
}

function refuse(reason: string, operation?: string): never {
  const title = operation === undefined ? reason : `${operation}: ${reason}`;
  throw new ApiError({ kind: 'bad-request', title, operation });
}
