import * as z from 'zod/mini';
import { ChallengeError } from './challenge-error.ts';
import { isNothing } from './draft.ts';
import type { Report } from './unmapped.ts';

/** The parts that challenge files of several formats have in common. */

/** Error message for a field; the path is put before it. */
export function must(be: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${be}`,
  };
}

/** A text; numbers without quotes, such as a name of 1337, are taken as written. */
export const text = z.pipe(
  z.transform((given) => (Number.isSafeInteger(given) ? String(given) : given)),
  z.string(must('text; put it in quotes')),
);
/** A number, or the digits of one as text. */
export const number = z.pipe(
  z.transform((given) =>
    typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given,
  ),
  z.int(must('a whole number')),
);
export const notNegative = number.check(z.refine((value) => value >= 0, 'must not be negative'));
export const positive = number.check(z.refine((value) => value > 0, 'must be more than 0'));
export const title = text.check(z.trim(), z.minLength(1, 'must not be empty'));

/** A list, or the only item of one without the list. */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.pipe(
    z.transform((given) => (Array.isArray(given) || given === undefined ? given : [given])),
    z.array(item, must('a list')),
  );
}

/** Authors, as one text. */
export const author = z.pipe(
  z.transform((given) => (Array.isArray(given) ? given.map(String).join(', ') : given)),
  text,
);

export const Hint = z.union(
  [
    text,
    z.object({
      content: text,
      cost: z.nullish(number),
      requirements: z.optional(z.unknown()),
      title: z.optional(z.unknown()),
    }),
  ],
  'must be text, or an object with `content`',
);

interface HintInFile {
  content: string;
  cost?: number | null | undefined;
  requirements?: unknown;
  title?: unknown;
}

/** The hints that everybody may read from the start. */
export function openHints(hints: readonly (string | HintInFile)[], report: Report): string[] {
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
  if (open.some((hint) => !isNothing(hint.title))) report('HINT_TITLES', 'hints');
  return open.map(({ content }) => content);
}

/** A flag of a list: text, or an object that says what kind it is. */
export interface FlagInFile {
  content: string;
  kind: string;
  ignoresCase: boolean;
}

/** The flags that are plain text, by their fields; `read` answers undefined for what is no flag at all. */
export function staticFlags(
  given: readonly unknown[],
  read: (flag: unknown) => FlagInFile | undefined,
  report: Report,
): { field: string; text: string }[] {
  const kept: { field: string; text: string }[] = [];
  let left = 0;
  let hasCase = false;
  for (const [index, each] of given.entries()) {
    const flag = read(each);
    if (!flag) report('FLAG_UNREADABLE', `flags.${index}`);
    else if (flag.kind === 'static') {
      kept.push({ field: `flags.${index}`, text: flag.content });
      hasCase ||= flag.ignoresCase;
    } else left += 1;
  }
  if (left > 0) report('FLAGS_NOT_STATIC', 'flags', left);
  if (hasCase) report('FLAGS_CASE_SENSITIVE', 'flags');
  return kept;
}

/** A flag that is text; a number of JSON is one too. */
export function flagText(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  return Number.isSafeInteger(given) ? String(given) : undefined;
}

/** Checks the fields of a file. Throws `ChallengeError` with those at fault. */
export function readFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new ChallengeError(
    issues.map(({ path, message }) => `${path.join('.') || 'the file'} ${message}`).join('; '),
    { fields: issues.map(({ path }) => path.join('.')) },
  );
}
