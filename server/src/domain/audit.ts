import type { OperationId } from '@halyard/sdk/operations';
import type { AuditTargetType } from '@halyard/sdk/rules';

/** Operations of players that leave an entry where they change what staff must be able to trace: names of teams. */
export const AUDITED_OF_PLAYERS: ReadonlySet<OperationId> = new Set(['updateTeam']);

/** What a member of the staff changes. */
export interface AuditTarget {
  type: AuditTargetType;
  /** Null for what has none, such as the settings. */
  id: string | number | null;
  name: string;
}

/** Fields of a target by their names in the contract. */
export type AuditFields = Readonly<Record<string, unknown>>;

/** A field that differs. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
  isSecret: boolean;
}

/** Fields whose values must not be stored: passwords, flags, invite codes, tokens, keys. */
const SECRET = /password|secret|token|^flags?$|flagTemplate|inviteCode|private|salt/i;

const LONGEST_VALUE = 500;

/** How much of what is equal stands before the first difference of long texts. */
const CONTEXT = 40;

/**
 * The fields that differ. What one side lacks is null there, so that a new thing has only `after`
 * and a deleted one only `before`.
 */
export function changesBetween(before: AuditFields, after: AuditFields): AuditChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) => {
    const [old, now] = [toText(before[field]), toText(after[field])];
    if (old === now) return [];
    const isSecret = SECRET.test(field);
    return [{ field, isSecret, ...(isSecret ? { before: null, after: null } : cut(old, now)) }];
  });
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}

/** Shortens long texts to the part around their first difference. */
function cut(before: string | null, after: string | null) {
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (longest <= LONGEST_VALUE) return { before, after };
  const start = Math.max(0, commonLength(before ?? '', after ?? '') - CONTEXT);
  return { before: excerpt(before, start), after: excerpt(after, start) };
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

function excerpt(text: string | null, start: number): string | null {
  if (text === null) return null;
  const part = text.slice(start, start + LONGEST_VALUE);
  const isEnd = start + LONGEST_VALUE >= text.length;
  // The cut may have divided a character.
  return `${start > 0 ? '…' : ''}${part}${isEnd ? '' : '…'}`.toWellFormed();
}
