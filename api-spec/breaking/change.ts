/** A change that a client of the last release may stumble over. */
export interface Change {
  /** A break stops it from working; a warning may, if it is not prepared for what it does not know. */
  level: 'break' | 'warning';
  rule: Rule;
  /** The place of the change: an operation (`submitFlag`), or a field by its named schema (`Team.members[]`). */
  at: string;
  /** The change, as the end of a sentence that begins with the place. */
  says: string;
}

const BREAKS = [
  'operation-removed',
  'operation-renamed',
  'access-raised',
  'game-required',
  'code-removed',
  'status-removed',
  'header-removed',
  'parameter-removed',
  'parameter-required',
  'body-removed',
  'body-required',
  'media-type-removed',
  'request-field-removed',
  'request-field-required',
  'request-type-narrowed',
  'request-enum-narrowed',
  'request-bound-narrowed',
  'answer-field-removed',
  'answer-field-optional',
  'answer-type-widened',
] as const;

const WARNINGS = ['request-default-changed', 'answer-enum-widened'] as const;

export type Rule = (typeof BREAKS)[number] | (typeof WARNINGS)[number];

const warnings: readonly Rule[] = WARNINGS;
export const RULES: readonly Rule[] = [...BREAKS, ...WARNINGS];

export function change(rule: Rule, at: string, says: string): Change {
  return { level: warnings.includes(rule) ? 'warning' : 'break', rule, at, says };
}

/** The items that the second list lacks. */
export function missingFrom<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  return items.filter((item) => !others.includes(item));
}
