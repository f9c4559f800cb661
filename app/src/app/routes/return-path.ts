/**
 * Where to go after sign-in: what `?from=` names, if it is a place of this site. A full address is
 * refused, and so is `//host`, which browsers read as one.
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '/';
  const isPlace = /^\/(?![/\\])/.test(from) && !from.toLowerCase().startsWith('/account/');
  return isPlace ? from : '/';
}
