import { parseDocument } from 'yaml';
import * as z from 'zod/mini';

/** What is wrong with a challenge, in words for its author. */
export class ChallengeError extends Error {}

/** Says what a field must be; the path is put before it. */
function must(be: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${be}`,
  };
}

// YAML reads `flag: 0042` as the number 42: better refused than a flag that nobody can find.
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

/** The parts of a `challenge.yml` that count here. */
export type ChallengeFile = z.infer<typeof ChallengeSchema> & {
  /** Names of fields that are there and mean nothing here. */
  unknown: string[];
};

/** Parts of the format that say something to other tools alone. */
const SILENT = ['version', 'value', 'extra'];

/** Reads the text of a `challenge.yml`; throws `ChallengeError`. */
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
  const handled = new Set([...Object.keys(common), ...SILENT, 'type']);
  return { ...result.data, unknown: Object.keys(given).filter((name) => !handled.has(name)) };
}

function parseYaml(source: string): object {
  const document = parseDocument(source);
  const [error] = document.errors;
  // The following lines quote the file, which has flags in it.
  if (error)
    throw new ChallengeError(`is no YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}`);
  const data: unknown = document.toJS();
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ChallengeError('the file must be an object with name, category, value, ...');
  }
  return data;
}

/** ctfcli's templates write `image: null` for what is not there. */
function withoutNulls(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
