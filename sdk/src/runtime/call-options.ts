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

/**
 * Throws `bad-request` for a query field whose value is an object. Usually somebody has passed the options in the
 * place of the parameters: `listGames({ client })`.
 */
export function checkQuery(path: string, known: readonly string[], operation?: string): void {
  const [, query = ''] = path.split('?');
  for (const [name, value] of new URLSearchParams(query)) {
    if (!value.startsWith('[object ')) continue;
    refuse(
      known.includes(name)
        ? `the options come after the parameters: ${operation ?? 'list'}({}, { ${name} })`
        : `${name} is an object; a query takes texts, numbers and lists of them`,
      operation,
    );
  }
}

/**
 * The origin of this page, where an address has another one; else null. A browser shows scripts of such a page only
 * the answers that the server lets every site read.
 */
export function otherOriginOf(url: string): string | null {
  const { location } = globalThis as { location?: { href: string; origin: string } };
  if (!location || !URL.canParse(url, location.href)) return null;
  return new URL(url, location.href).origin === location.origin ? null : location.origin;
}

function refuse(reason: string, operation?: string): never {
  const title = operation === undefined ? reason : `${operation}: ${reason}`;
  throw new ApiError({ kind: 'bad-request', title, operation });
}
