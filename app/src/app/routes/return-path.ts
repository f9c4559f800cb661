/**
 * Where to go after sign-in: the value of `?from=` if it is a path of this site. Absolute URLs are
 * rejected, and so is `//host`, which browsers treat as one.
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const isPlace = /^\/(?![/\\])/.test(from) && !from.toLowerCase().startsWith('/account/');
  return isPlace ? from : '/';
}
