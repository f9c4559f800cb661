import type { EditChallenge } from '../types.ts';
import { toCategory } from './categories.ts';
import type { ChallengeFile } from './challenge-file.ts';
import { fallingWorth, fixedWorth, type Worth } from './scoring.ts';
import type { Unmapped, UnmappedCode } from './unmapped.ts';

/** The fields of a challenge that a file sets. */
export type CtfcliFields = Pick<
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
export interface CtfcliChallenge {
  title: string;
  fields: CtfcliFields;
  /** Static flags, each once. */
  flags: string[];
  /** Paths of the attached files, as written in the file. */
  files: string[];
  /** The fields of the file that a challenge cannot have. */
  unmapped: Unmapped[];
}

/** What a reader knows about the place of a challenge file. */
interface Surroundings {
  /** Whether a path beside the file is a folder: an image of that name is to be built. */
  isFolder?: (path: string) => boolean;
}

type Report = (code: UnmappedCode, field: string, detail?: string | number) => void;

/** Converts a challenge file to the contract. Its values are as the file has them, within bounds or not. */
export function toChallenge(
  file: ChallengeFile,
  { isFolder = () => false }: Surroundings = {},
): CtfcliChallenge {
  const unmapped: Unmapped[] = [];
  const report: Report = (code, field, detail = '') =>
    unmapped.push({ code, field, detail: String(detail) });
  const challenge: CtfcliChallenge = {
    title: file.name,
    fields: {
      category: categoryOf(file, report),
      content: statementOf(file),
      hints: hintsOf(file, report),
      isEnabled: file.state === 'visible',
      submissionLimit: file.attempts,
      ...worthOf(file, report),
      ...imageOf(file, isFolder, report),
    },
    flags: flagsOf(file, report),
    files: file.files,
    unmapped,
  };
  if (!isNothing(file.requirements)) report('REQUIREMENTS_NOT_SUPPORTED', 'requirements');
  if (file.logic !== undefined && file.logic !== 'any') {
    report('LOGIC_NOT_SUPPORTED', 'logic', file.logic);
  }
  for (const field of file.unknown) report('FIELD_NOT_SUPPORTED', field);
  return challenge;
}

function categoryOf({ category }: ChallengeFile, report: Report): EditChallenge['category'] {
  const known = toCategory(category);
  if (known === null) report('CATEGORY_UNKNOWN', 'category', category);
  return known ?? 'Misc';
}

function worthOf(file: ChallengeFile, report: Report): Worth {
  if (file.type === 'standard') return fixedWorth(file.value);
  const worth = fallingWorth(file.extra);
  const { initial, minimum, decay, function: curve = 'logarithmic' } = file.extra;
  report(
    'SCORING_CONVERTED',
    'extra',
    `function ${curve}, initial ${initial}, minimum ${minimum}, decay ${decay} → originalScore ` +
      `${worth.originalScore}, minScoreRate ${worth.minScoreRate}` +
      (worth.difficulty === undefined ? '' : `, difficulty ${worth.difficulty}`),
  );
  return worth;
}

/** The contract has no fields for the connection info and the author: they end the statement. */
function statementOf(file: ChallengeFile): string {
  const { description, connection_info: connection, author, attribution } = file;
  const parts = [
    description.trimEnd(),
    connection === undefined ? '' : connectionText(connection),
    author === undefined || namesAuthor(`${description}\n${attribution ?? ''}`, author)
      ? ''
      : `Author: ${author}`,
    attribution ?? '',
  ];
  return parts.filter(Boolean).join('\n\n').trim();
}

const CREDIT = /^(?:\p{L}+ )?(?:author|auteur|autore?|credit|by|von|par|por)s? (?:by )?/u;

/** Whether a line of the text says already who the author is: "**Author**: tern". */
function namesAuthor(text: string, author: string): boolean {
  const wanted = wordsOf(author);
  return text
    .split('\n')
    .map(wordsOf)
    .some((line) => line !== '' && (line === wanted || line.replace(CREDIT, '') === wanted));
}

/** The words of a line, without marks, tags and addresses of links. */
function wordsOf(line: string): string {
  const shown = line.replaceAll(/<[^>]*>|\]\([^)]*\)/g, ' ');
  return shown
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
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

function hintsOf({ hints }: ChallengeFile, report: Report): string[] {
  const all = hints.map((hint): HintInFile =>
    typeof hint === 'string' ? { content: hint } : hint,
  );
  const free = all.filter(({ cost }) => !cost);
  // Whoever wrote the requirements wanted it hidden until another hint is taken.
  const open = free.filter(({ requirements }) => isNothing(requirements));
  if (free.length < all.length) report('HINTS_WITH_COST', 'hints', all.length - free.length);
  if (open.length < free.length) {
    report('HINTS_WITH_REQUIREMENTS', 'hints', free.length - open.length);
  }
  if (open.some(({ title }) => !isNothing(title))) report('HINT_TITLES', 'hints');
  return open.map(({ content }) => content);
}

const isNothing = (given: unknown) =>
  given === undefined || given === null || (Array.isArray(given) && given.length === 0);

function flagsOf({ flags }: ChallengeFile, report: Report): string[] {
  const all = flags.map((flag) => (typeof flag === 'string' ? { content: flag } : flag));
  const kept = all.filter(({ type }: { type?: string }) => (type ?? 'static') === 'static');
  if (kept.length < all.length) report('FLAGS_NOT_STATIC', 'flags', all.length - kept.length);
  if (kept.some(({ data }: { data?: string | null }) => data === 'case_insensitive')) {
    report('FLAGS_CASE_SENSITIVE', 'flags');
  }
  return [...new Set(kept.map(({ content }) => content))];
}

/**
 * An image that can be pulled is run as an instance for each team. Other images must be built
 * first, which is not supported.
 */
function imageOf(
  { image }: ChallengeFile,
  isFolder: (path: string) => boolean,
  report: Report,
): { containerImage?: string } {
  if (image === undefined) return {};
  const isBesideIt = !image.startsWith('.') && isFolder(image);
  const canBePulled = /^[a-z0-9][\w.-]*[/:]/i.test(image) && !image.includes('://');
  if (canBePulled && !isBesideIt) return { containerImage: image };
  report('IMAGE_NOT_BUILT', 'image', isBesideIt ? `./${image}` : image);
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

/** The field of a `challenge.yml` that becomes this field of the contract. */
export function sourceField(field: string): string {
  return SOURCE_FIELDS[field] ?? field;
}
