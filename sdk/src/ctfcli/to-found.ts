import { flagInputFlagMax } from '../forms.ts';
import { templateStrength } from '../rules.ts';
import { ChallengeUpdate, FlagInput } from '../schemas.ts';
import type { ChallengeType } from '../types.ts';
import { attachmentOf, type FoundAttachment } from './attachment.ts';
import { toCategory } from './categories.ts';
import { ChallengeError } from './challenge-error.ts';
import type { ChallengeFields, ChallengeFormat, Draft } from './draft.ts';
import { type FoundPicture, takePictures } from './pictures.ts';
import { statementOf } from './statement.ts';
import type { ChallengeTree } from './tree.ts';
import type { Report, Unmapped } from './unmapped.ts';

/** A challenge of a file in terms of the contract, within its bounds. */
export interface FoundChallenge {
  /** The file that describes it; of a table with `#` and the row. */
  path: string;
  format: ChallengeFormat;
  title: string;
  type: ChallengeType;
  /** `isEnabled` says whether it is to be shown: it is false for one without a flag. */
  fields: ChallengeFields;
  /** Each once. */
  flags: string[];
  attachment: FoundAttachment | null;
  /** Pictures that the statement shows, to be uploaded. */
  pictures: FoundPicture[];
  /** The parts of the file that a challenge cannot have. */
  unmapped: Unmapped[];
}

/** Turns a draft into a challenge. Throws `ChallengeError` for what no server would take. */
export async function toFound(
  tree: ChallengeTree,
  path: string,
  draft: Draft,
): Promise<FoundChallenge> {
  const { unmapped, format, title, worth } = draft;
  const report: Report = (code, field, detail = '') =>
    void unmapped.push({ code, field, detail: String(detail) });
  const type = typeOf(draft, report);
  const category = toCategory(draft.category);
  if (category === null) report('CATEGORY_UNKNOWN', 'category', draft.category);
  const statement = { content: statementOf(draft, report), draft };
  const { content, pictures } = await takePictures(tree, path, statement, report);
  const attachment = await attachmentOf(tree, path, draft, report);
  const flags = flagsOf(draft, report);
  const canBeSolved = flags.length > 0 || type === 'DynamicContainer';
  if (!canBeSolved) report('FLAG_MISSING', format === 'Rctf' ? 'flag' : 'flags');
  const found = {
    path,
    format,
    title,
    type,
    fields: {
      category: category ?? 'Misc',
      content,
      hints: [...draft.hints],
      isEnabled: draft.isVisible && canBeSolved,
      submissionLimit: draft.attempts,
      ...worth,
      ...draft.more,
    },
    flags,
    attachment,
    pictures,
    // Fields that only need to be named come last: there may be many of them.
    unmapped: unmapped.toSorted((one, other) => rankOf(one) - rankOf(other)),
  };
  checkBounds(found);
  return found;
}

function rankOf({ code }: Unmapped): number {
  return code === 'FIELD_NOT_SUPPORTED' ? 1 : 0;
}

/** Each team's own file would need as many files as teams. */
function typeOf({ type }: Draft, report: Report): ChallengeType {
  if (type !== 'DynamicAttachment') return type;
  report('ONE_FILE_FOR_ALL', 'type', type);
  return 'StaticAttachment';
}

function flagsOf({ flags }: Draft, report: Report): string[] {
  const kept = flags.filter(({ field, text }) => {
    if (text.length > flagInputFlagMax) report('FLAG_TOO_LONG', field, text.length);
    // One of spaces alone is none.
    return text.length <= flagInputFlagMax && text.trim() !== '';
  });
  return [...new Set(kept.map(({ text }) => text))];
}

/** The field of most files for each field of the contract. */
const SOURCE_FIELDS: Record<string, string> = {
  title: 'name',
  content: 'description',
  submissionLimit: 'attempts',
  originalScore: 'value',
  containerImage: 'image',
};

function checkBounds(found: FoundChallenge): void {
  const { title, fields, flags, attachment } = found;
  const { data, error } = ChallengeUpdate.safeParse({ ...fields, title });
  const [issue] = error?.issues ?? [];
  if (issue) {
    const [field = '', ...rest] = (issue.path ?? []).map(String);
    const path = [SOURCE_FIELDS[field] ?? field, ...rest].join('.');
    throw new ChallengeError(`${path} is out of bounds: ${limitOf(issue)}`, { fields: [path] });
  }
  if (data?.flagTemplate && !templateStrength(data.flagTemplate).ok) {
    const message = 'flagTemplate makes flags that can be guessed, or too long ones';
    throw new ChallengeError(message, { fields: ['flagTemplate'] });
  }
  checkTexts(found);
  const isWrong = flags.some((flag) => !FlagInput.safeParse({ flag }).success);
  if (isWrong) throw new ChallengeError('flags is out of bounds', { fields: ['flags'] });
  if (attachment?.kind === 'url' && attachment.url.length > MOST_ADDRESS) {
    throw new ChallengeError('the address of its file is too long', { fields: ['files'] });
  }
}

function checkTexts({ title, fields, flags }: FoundChallenge): void {
  const texts = { title, content: fields.content, flags: flags.join(), hints: fields.hints.join() };
  const strange = Object.entries(texts).find(([, each]) => !canBeStored(each))?.[0];
  if (strange === undefined) return;
  const field = SOURCE_FIELDS[strange] ?? strange;
  throw new ChallengeError(`${field} has a character that cannot be stored`, { fields: [field] });
}

const MOST_ADDRESS = 2048;

function limitOf(issue: { code?: string | undefined; maximum?: unknown; minimum?: unknown }) {
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  return String(issue.code);
}

/** A database stores neither the character 0 nor half of a pair. */
function canBeStored(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
