const ORIGIN = 'https://site.invalid';

/**
 * Where to go after sign-in: the value of `?from=` if it is a path of this site. It is read as
 * browsers read a link, which may name another host in unexpected ways (`//host`, `/\host`, a tab
 * between the slashes).
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  if (!from.startsWith('/') || hasControlCharacters(from) || !URL.canParse(from, ORIGIN))
    return '/';
  const { origin, pathname, search: query, hash } = new URL(from, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return '/';
  if (pathname.toLowerCase().startsWith('/account/')) return '/';
  return `${pathname}${query}${hash}`;
}

function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
