/** Why a part of a `challenge.yml` has no equal here. The codes are stable. */
export const UNMAPPED_CODES = [
  'CATEGORY_UNKNOWN',
  'SCORING_CONVERTED',
  'FLAGS_NOT_STATIC',
  'FLAGS_CASE_SENSITIVE',
  'HINTS_WITH_COST',
  'HINTS_WITH_REQUIREMENTS',
  'HINT_TITLES',
  'IMAGE_NOT_BUILT',
  'REQUIREMENTS_NOT_SUPPORTED',
  'LOGIC_NOT_SUPPORTED',
  'FIELD_NOT_SUPPORTED',
] as const;

/** A code of a field that could not be mapped. */
export type UnmappedCode = (typeof UNMAPPED_CODES)[number];

/** A part of a `challenge.yml` that was left out or became something else. */
export interface Unmapped {
  code: UnmappedCode;
  /** The field of the file: `hints`, `extra.slope`. */
  field: string;
  /** What it is about: a number of flags, the name of a category. Empty if there is nothing to add. */
  detail: string;
}

const SENTENCES: Record<UnmappedCode, (detail: string, field: string) => string> = {
  CATEGORY_UNKNOWN: (name) => `the category "${name}" is not known here: Misc is used`,
  SCORING_CONVERTED: (worth) => `worth: ${worth}: half-way down after as many solves`,
  FLAGS_NOT_STATIC: (count) => `only static flags are supported, no regex: ${count} left out`,
  FLAGS_CASE_SENSITIVE: () => 'flags are compared to the letter: case_insensitive has no effect',
  HINTS_WITH_COST: (count) =>
    `hints cannot cost points: ${count} left out, to be given by hand or never`,
  HINTS_WITH_REQUIREMENTS: (count) =>
    `hints cannot have requirements: ${count} left out, to be given by hand or never`,
  HINT_TITLES: () => 'hints have no titles: those of the file are left out',
  IMAGE_NOT_BUILT: (image) =>
    `image "${image}" is not built here: push it and name it as in registry.example/name:1`,
  REQUIREMENTS_NOT_SUPPORTED: () =>
    'requirements are not supported: it is open to everyone from the start',
  LOGIC_NOT_SUPPORTED: (logic) => `logic "${logic}" is not supported: any of its flags solves it`,
  FIELD_NOT_SUPPORTED: (_, field) => `has no place here: ${field}`,
};

/** A plain English sentence. */
export function describeUnmapped({ code, field, detail }: Unmapped): string {
  return SENTENCES[code](detail, field);
}
