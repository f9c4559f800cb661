import { type EditChallenge, ChallengeUpdate, FlagInputList } from '../schemas.ts';
import { toCategory } from './categories.ts';
import { ChallengeError, type ChallengeFile } from './challenge-file.ts';
import { fallingWorth, fixedWorth, type Worth } from './scoring.ts';

/** The fields that a file sets; fields that it omits are not changed. */
export type WantedFields = Pick<
  EditChallenge,
  | 'category'
  | 'content'
  | 'hints'
  | 'isEnabled'
  | 'submissionLimit'
  | 'originalScore'
  | 'minScoreRate'
> &
  Partial<Pick<EditChallenge, 'difficulty' | 'containerImage'>>;

/** A challenge file in terms of the contract. */
export interface Wanted {
  title: string;
  fields: WantedFields;
  flags: string[];
  /** Paths of the attached files, as written in the file. */
  files: string[];
  /** Parts of the file that are not supported, in sentences. */
  notes: string[];
}

/** Converts a challenge file to the contract. Throws `ChallengeError` if that is impossible. */
export function toWanted(file: ChallengeFile): Wanted {
  const notes: string[] = [];
  const wanted: Wanted = {
    title: file.name,
    fields: {
      category: categoryOf(file, notes),
      content: statementOf(file),
      hints: hintsOf(file, notes),
      isEnabled: file.state === 'visible',
      submissionLimit: file.attempts,
      ...worthOf(file, notes),
      ...imageOf(file, notes),
    },
    flags: flagsOf(file, notes),
    files: file.files,
    notes,
  };
  if (file.requirements !== undefined) {
    notes.push('requirements are not supported: it is open to everyone from the start');
  }
  if (file.logic !== undefined && file.logic !== 'any') {
    notes.push(`logic "${file.logic}" is not supported: any of its flags solves it`);
  }
  if (file.unknown.length > 0) notes.push(`not synced: ${file.unknown.join(', ')}`);
  if (wanted.fields.isEnabled && wanted.flags.length === 0) {
    throw new ChallengeError(
      `has no flag that can be kept, so it cannot be shown${because(notes)}`,
    );
  }
  checkBounds(wanted);
  return wanted;
}

function because(notes: readonly string[]): string {
  const reason = notes.find((note) => note.includes('flag'));
  return reason === undefined ? ': add one, or state: hidden' : `: ${reason}`;
}

function categoryOf({ category }: ChallengeFile, notes: string[]): EditChallenge['category'] {
  const known = toCategory(category);
  if (known === null) notes.push(`the category "${category}" is not known here: Misc is used`);
  return known ?? 'Misc';
}

function worthOf(file: ChallengeFile, notes: string[]): Worth {
  if (file.type === 'standard') return fixedWorth(file.value);
  const worth = fallingWorth(file.extra);
  const { initial, minimum, decay, function: curve = 'logarithmic' } = file.extra;
  notes.push(
    `worth: ${curve} from ${initial} to ${minimum} with decay ${decay} became originalScore ` +
      `${worth.originalScore}, minScoreRate ${worth.minScoreRate}, difficulty ` +
      `${worth.difficulty ?? 'unchanged'}: half-way down after as many solves`,
  );
  return worth;
}

/** The contract has no fields for the connection info and the author: they end the statement. */
function statementOf(file: ChallengeFile): string {
  const { description, connection_info: connection, author, attribution } = file;
  const parts = [
    description.trimEnd(),
    connection === undefined ? '' : connectionText(connection),
    author === undefined ? '' : `Author: ${author}`,
    attribution ?? '',
  ];
  return parts.filter(Boolean).join('\n\n').trim();
}

function connectionText(connection: string): string {
  if (/^https?:\/\/\S+$/.test(connection)) return `<${connection}>`;
  if (!connection.includes('`')) return `\`${connection}\``;
  // The fence of code must be longer than any run of backticks inside.
  const fence = '`'.repeat(
    Math.max(...(connection.match(/`+/g) ?? []).map(({ length }) => length)) + 1,
  );
  return `${fence} ${connection} ${fence}`;
}

interface HintInFile {
  content: string;
  cost?: number | null | undefined;
  requirements?: unknown;
  title?: unknown;
}

function hintsOf({ hints }: ChallengeFile, notes: string[]): string[] {
  const all = hints.map((hint): HintInFile =>
    typeof hint === 'string' ? { content: hint } : hint,
  );
  const free = all.filter(({ cost }) => !cost);
  // Whoever wrote the requirements wanted it hidden until another hint is taken.
  const open = free.filter(({ requirements }) => isNothing(requirements));
  if (free.length < all.length) {
    const costly = all.length - free.length;
    notes.push(`hints cannot cost points: ${costly} left out, to be given by hand or never`);
  }
  if (open.length < free.length) {
    const bound = free.length - open.length;
    notes.push(`hints cannot have requirements: ${bound} left out, to be given by hand or never`);
  }
  if (open.some(({ title }) => !isNothing(title))) notes.push('not synced: titles of hints');
  return open.map(({ content }) => content);
}

const isNothing = (given: unknown) =>
  given === undefined || given === null || (Array.isArray(given) && given.length === 0);

function flagsOf({ flags }: ChallengeFile, notes: string[]): string[] {
  const all = flags.map((flag) => (typeof flag === 'string' ? { content: flag } : flag));
  const kept = all.filter(({ type }: { type?: string }) => (type ?? 'static') === 'static');
  if (kept.length < all.length) {
    notes.push(`only static flags are supported, no regex: ${all.length - kept.length} left out`);
  }
  if (kept.some(({ data }: { data?: string | null }) => data === 'case_insensitive')) {
    notes.push('flags are compared to the letter: case_insensitive has no effect');
  }
  return [...new Set(kept.map(({ content }) => content))];
}

/**
 * An image that can be pulled is run as an instance for each team. Other images must be built
 * first, which is not supported.
 */
function imageOf({ image }: ChallengeFile, notes: string[]): { containerImage?: string } {
  if (image === undefined) return {};
  if (/^[a-z0-9][\w.-]*[/:]/i.test(image) && !image.includes('://')) {
    return { containerImage: image };
  }
  notes.push(
    `image "${image}" is not built here: push it and name it as in registry.example/name:1`,
  );
  return {};
}

/** The field of the file for each field of the contract. */
const SOURCE_FIELDS: Record<string, string> = {
  title: 'name',
  content: 'description',
  submissionLimit: 'attempts',
  originalScore: 'value',
  containerImage: 'image',
};

/** Validates the fields as the server does, so that a dry run reports the same errors. */
function checkBounds({ title, fields, flags }: Wanted): void {
  const checks = [
    { result: ChallengeUpdate.safeParse({ title, ...fields }), prefix: [] },
    { result: FlagInputList.safeParse(flags.map((flag) => ({ flag }))), prefix: ['flags'] },
  ];
  for (const { result, prefix } of checks) {
    const issue = result.success ? undefined : result.error.issues[0];
    if (!issue) continue;
    const [field = '', ...rest] = [...prefix, ...(issue.path ?? [])].map(String);
    const path = [SOURCE_FIELDS[field] ?? field, ...rest].join('.');
    throw new ChallengeError(`${path} is out of bounds (${issue.code})`);
  }
}
