/** Why a part of a challenge file has no equal here. The codes are stable. */
export const UNMAPPED_CODES = [
  'TYPE_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'WORTH_MISSING',
  'SCORING_CONVERTED',
  'FLAGS_NOT_STATIC',
  'FLAGS_CASE_SENSITIVE',
  'FLAG_TOO_LONG',
  'FLAG_UNREADABLE',
  'FLAG_MISSING',
  'FLAG_IN_FILE',
  'ONE_FILE_FOR_ALL',
  'HINTS_WITH_COST',
  'HINTS_WITH_REQUIREMENTS',
  'HINT_TITLES',
  'IMAGE_NOT_BUILT',
  'REQUIREMENTS_NOT_SUPPORTED',
  'LOGIC_NOT_SUPPORTED',
  'OPENS_LATER',
  'PLACEHOLDER',
  'PICTURE_NOT_SHOWN',
  'LINK_DEAD',
  'FIELD_NOT_SUPPORTED',
  'FILES_ZIPPED',
  'FILES_LOST',
] as const;

/** A code of a field that could not be mapped. */
export type UnmappedCode = (typeof UNMAPPED_CODES)[number];

/** A part of a challenge file that was left out or became something else. */
export interface Unmapped {
  code: UnmappedCode;
  /** The field of the file: `hints`, `extra.slope`. */
  field: string;
  /** What it is about: a number of flags, the name of a category. Empty if there is nothing to add. */
  detail: string;
}

/** Adds a part to what has no equal. */
export type Report = (code: UnmappedCode, field: string, detail?: string | number) => void;

const SENTENCES: Record<UnmappedCode, (detail: string, field: string) => string> = {
  TYPE_UNKNOWN: (type) => `type "${type}" is one of a plugin: it is read by its other fields`,
  CATEGORY_UNKNOWN: (name) => `the category "${name}" is not known here: Misc is used`,
  WORTH_MISSING: () => 'the file says no worth: it is the one of a new challenge',
  SCORING_CONVERTED: (worth) => `worth: ${worth}`,
  FLAGS_NOT_STATIC: (count) => `only static flags are supported, no regex: ${count} left out`,
  FLAGS_CASE_SENSITIVE: () => 'flags are compared to the letter: case_insensitive has no effect',
  FLAG_TOO_LONG: (length, field) =>
    `${field} has ${length} characters, at most 1000 are kept: left out`,
  FLAG_UNREADABLE: (_, field) => `${field} is not text: put it in quotes; it is left out`,
  FLAG_MISSING: () => 'no flag is left, so it stays hidden until it has one',
  FLAG_IN_FILE: (path, field) =>
    `WARNING: file ${path} (${field}), which players get, contains a flag`,
  ONE_FILE_FOR_ALL: () => 'each team was to have a file of its own: all get the same one',
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
  OPENS_LATER: (time) => `WARNING: it was to open at ${time}, and is open as soon as it is shown`,
  PLACEHOLDER: (text, field) => `${field} has a placeholder that nobody fills in here: ${text}`,
  PICTURE_NOT_SHOWN: (address) => `the picture ${address} is not shown: upload it here`,
  LINK_DEAD: (address) => `the link ${address} leads nowhere here`,
  FIELD_NOT_SUPPORTED: (_, field) => `has no place here: ${field}`,
  FILES_ZIPPED: (name) => `several files became ${name}`,
  FILES_LOST: (path, field) => `file ${path} (${field}) is not there, or empty: left out`,
};

/** A plain English sentence. */
export function describeUnmapped({ code, field, detail }: Unmapped): string {
  return SENTENCES[code](detail, field);
}
