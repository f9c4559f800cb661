/**
 * Whether addresses of a domain may be used. `*.edu.example` means all domains below it, not
 * for itself; without any entry all are allowed. Everything is in lower case.
 */
export function allowsDomain(allowed: readonly string[], domain: string): boolean {
  return allowed.length === 0 || allowed.some((entry) => isMeant(entry, domain));
}

function isMeant(entry: string, domain: string): boolean {
  if (!entry.startsWith('*.')) return domain === entry;
  const below = entry.slice(1);
  return domain.endsWith(below) && domain.length > below.length;
}
