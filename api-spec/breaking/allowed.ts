import { type Change, type Rule, RULES } from './change.ts';

/** A break that is meant. */
export interface Allowed {
  rule: Rule;
  at: string;
  /** A sentence for the authors of clients; it belongs into the changelog as well. */
  reason: string;
}

export interface Verdict {
  /** Breaks that nobody allowed, which must not be released. */
  breaks: Change[];
  warnings: Change[];
  /** Permissions that are wrong or that nothing needs, with what is wrong. */
  faults: string[];
}

/** Holds the changes against the list of those that are meant. */
export function judge(changes: readonly Change[], allowed: readonly Allowed[]): Verdict {
  const breaks = changes.filter(({ level }) => level === 'break');
  const isMeant = (one: Change) => allowed.some((entry) => fits(entry, one));
  return {
    breaks: breaks.filter((one) => !isMeant(one)),
    warnings: changes.filter(({ level }) => level === 'warning'),
    faults: allowed.flatMap((entry) => faultsOf(entry, breaks)),
  };
}

function fits({ rule, at }: Allowed, one: Change): boolean {
  return rule === one.rule && at === one.at;
}

function faultsOf(entry: Allowed, breaks: readonly Change[]): string[] {
  const named = `${entry.rule} at ${entry.at}`;
  if (!RULES.includes(entry.rule)) return [`${named}: there is no such rule`];
  if (!/^[A-Z].{20,}\.$/s.test(entry.reason)) return [`${named}: the reason is no sentence`];
  if (!breaks.some((one) => fits(entry, one))) return [`${named}: nothing breaks there`];
  return [];
}
