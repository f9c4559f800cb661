import { parseDocument } from 'yaml';
import * as z from 'zod/mini';

/** An error in a challenge file; the message is for its author. */
export class ChallengeError extends Error {}

/** Error message for a field; the path is put before it. */
function must(be: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${be}`,
  };
}

// YAML parses `flag: 0042` as the number 42, so numbers are rejected: the flag would be wrong.
const text = z.string(must('text; put numbers in quotes'));
const number = z.int(must('a whole number'));
const positive = number.check(z.positive('must be more than 0'));

const Flag = z.union(
  [text, z.object({ type: z.optional(z.string()), content: text, data: z.nullish(z.string()) })],
  'must be text in quotes, or an object with `content`',
);

const Hint = z.union(
  [text, z.object({ content: text, cost: z.nullish(z.number()) })],
  'must be text, or an object with `content`',
);

const Extra = z
  .object(
    {
      initial: positive,
      minimum: number.check(z.nonnegative('must not be negative')),
      decay: positive,
      function: z.optional(z.enum(['logarithmic', 'linear'], must('logarithmic or linear'))),
    },
    must('an object with initial, minimum and decay'),
  )
  .check(z.refine(({ initial, minimum }) => minimum <= initial, 'has a minimum above its initial'));

const DEFAULTS = {
  type: 'standard',
  description: '',
  attempts: 0,
  flags: [],
  hints: [],
  files: [],
  state: 'visible',
};

const common = {
  name: text.check(z.trim(), z.minLength(1, 'must not be empty')),
  category: text,
  description: text,
  attempts: number,
  flags: z.array(Flag, must('a list')),
  hints: z.array(Hint, must('a list')),
  files: z.array(text, must('a list')),
  state: z.enum(['visible', 'hidden'], must('visible or hidden')),
  image: z.optional(text),
  connection_info: z.optional(text),
  requirements: z.optional(z.unknown()),
};

const Standard = z.object({ ...common, type: z.literal('standard'), value: number });
const Dynamic = z.object({ ...common, type: z.literal('dynamic'), extra: Extra });
const ChallengeSchema = z.discriminatedUnion(
  'type',
  [Standard, Dynamic],
  must('standard or dynamic; no other type is supported'),
);

/** The fields of a `challenge.yml` that are used. */
export type ChallengeFile = z.infer<typeof ChallengeSchema> & {
  /** Names of fields that are not supported. */
  unknown: string[];
};

/** Fields that only other tools use; they are ignored without a note. */
const IGNORED_FIELDS = ['version', 'value', 'extra'];

/** Parses a `challenge.yml`. Throws `ChallengeError`. */
export function readChallengeFile(source: string): ChallengeFile {
  const given = withoutNulls(parseYaml(source));
  const result = ChallengeSchema.safeParse({ ...DEFAULTS, ...given });
  if (!result.success) {
    throw new ChallengeError(
      result.error.issues
        .map(({ path, message }) => `${path.join('.') || 'the file'} ${message}`)
        .join('; '),
    );
  }
  const handled = new Set([...Object.keys(common), ...IGNORED_FIELDS, 'type']);
  return { ...result.data, unknown: Object.keys(given).filter((name) => !handled.has(name)) };
}

function parseYaml(source: string): object {
  const document = parseDocument(source);
  const [error] = document.errors;
  // Only the first line of the message: the others quote the file, which contains flags.
  if (error)
    throw new ChallengeError(`is no YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}`);
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ChallengeError('the file must be an object with name, category, value, ...');
  }
  return data;
}

/** Removes null values: ctfcli's templates contain `image: null` for a missing image. */
function withoutNulls(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
