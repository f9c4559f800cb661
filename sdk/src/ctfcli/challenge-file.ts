import { type Document, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';
import * as z from 'zod/mini';

/** An error in a challenge file; the message is for its author. */
export class ChallengeError extends Error {
  /** The fields at fault: `flags.0`. Empty if it is the whole file. */
  readonly fields: readonly string[];

  constructor(message: string, options: { cause?: unknown; fields?: readonly string[] } = {}) {
    super(message, options);
    this.fields = options.fields ?? [];
  }
}

/** The file is not one of ctfcli; the message says what it seems to be. */
export class ForeignFileError extends Error {}

/** Error message for a field; the path is put before it. */
function must(be: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined ? 'is missing' : `must be ${be}`,
  };
}

const text = z.string(must('text; put numbers in quotes'));
// ctfcli sends texts as they are, and CTFd reads them as numbers.
const number = z.pipe(
  z.transform((given) =>
    typeof given === 'string' && /^-?\d+$/.test(given) ? Number(given) : given,
  ),
  z.int(must('a whole number')),
);
/** The text of a flag. CTFd reads a number as text. */
const flagText = z.pipe(
  z.transform((given) => (Number.isSafeInteger(given) ? String(given) : given)),
  text,
);
const positive = number.check(z.refine((value) => value > 0, 'must be more than 0'));

const Flag = z.union(
  [
    flagText,
    z.object({ type: z.optional(z.string()), content: flagText, data: z.nullish(z.string()) }),
  ],
  'must be text in quotes, or an object with `content`',
);

const Hint = z.union(
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

const EXTRA_FIELDS = {
  initial: positive,
  minimum: number.check(z.refine((value) => value >= 0, 'must not be negative')),
  decay: positive,
  function: z.optional(z.enum(['logarithmic', 'linear'], must('logarithmic or linear'))),
};
const Extra = z
  .object(EXTRA_FIELDS, must('an object with initial, minimum and decay'))
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
  author: z.optional(text),
  attribution: z.optional(text),
  logic: z.optional(text),
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

/** What the aliases of a file may grow to: many times the file would be an attack. */
const MAX_ALIASES = 100;

/** Parses a `challenge.yml`. Throws `ChallengeError` or `ForeignFileError`. */
export function readChallengeFile(source: string | Uint8Array): ChallengeFile {
  const given = withoutNulls(parseYaml(typeof source === 'string' ? source : decode(source)));
  const result = ChallengeSchema.safeParse({ ...DEFAULTS, ...given });
  if (!result.success) {
    throw new ChallengeError(
      result.error.issues
        .map(({ path, message }) => `${path.join('.') || 'the file'} ${message}`)
        .join('; '),
      { fields: result.error.issues.map(({ path }) => path.join('.')) },
    );
  }
  return { ...result.data, unknown: unknownFields(given) };
}

/** The fields that have no effect here; those that are empty lose nothing. */
function unknownFields(given: Record<string, unknown>): string[] {
  const handled = new Set([...Object.keys(common), ...IGNORED_FIELDS, 'type']);
  const fields = Object.keys(given).filter(
    (name) => !handled.has(name) && !(Array.isArray(given[name]) && given[name].length === 0),
  );
  const { extra } = given;
  const inExtra = typeof extra === 'object' && extra !== null ? Object.keys(extra) : [];
  const known = Object.keys(EXTRA_FIELDS);
  return [
    ...fields,
    ...inExtra.filter((name) => !known.includes(name)).map((name) => `extra.${name}`),
  ];
}

/** Throws `ForeignFileError` for a manifest of kCTF, which has the same name. */
function refuseManifest(document: Document): void {
  const isSeveral = document.errors.some(({ code }) => code === 'MULTIPLE_DOCS');
  if (isSeveral) throw new ForeignFileError('no challenge of ctfcli: it has several documents');
  if (document.has('apiVersion')) {
    throw new ForeignFileError('no challenge of ctfcli: it is a manifest with an apiVersion');
  }
}

/** YAML reads `0042` as 42 and `0x2a` too: a flag would be another one than the author wrote. */
function refuseRewrittenNumbers(document: Document): void {
  visit(document, {
    Scalar(_, node) {
      const isRewritten = typeof node.value === 'number' && /^[-+]?0\w/.test(node.source ?? '');
      if (isRewritten) node.value = Number.NaN;
    },
  });
}

/** The check of the library compares each key with all others: a large file would take minutes. */
function refuseTwins(document: Document): void {
  visit(document, {
    Map(_, node) {
      if (hasTwins(node))
        throw new ChallengeError('is no YAML: a key is there twice in one object');
    },
  });
}

function hasTwins({ items }: YAMLMap): boolean {
  const keys = items.flatMap(({ key }) =>
    isScalar(key) && typeof key.value !== 'symbol' ? String(key.value) : [],
  );
  return new Set(keys).size < keys.length;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ChallengeError('is not UTF-8; save it in that encoding', { cause });
  }
}

function parseYaml(source: string): object {
  const document = readDocument(source);
  if (document.contents !== null && !isScalar(document.contents)) refuseManifest(document);
  refuseRewrittenNumbers(document);
  refuseTwins(document);
  const [error] = document.errors;
  // Only the first line of the message: the others quote the file, which contains flags.
  if (error)
    throw new ChallengeError(`is no YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}`);
  const data = toData(document);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ChallengeError('the file must be an object with name, category, value, ...');
  }
  return data;
}

function readDocument(source: string): Document {
  try {
    return parseDocument(source, { merge: true, uniqueKeys: false });
  } catch (cause) {
    throw new ChallengeError('is no YAML: it is nested too deeply', { cause });
  }
}

function toData(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw new ChallengeError('is no YAML: its aliases grow too large', { cause });
  }
}

/** Removes null values: ctfcli's templates contain `image: null` for a missing image. */
function withoutNulls(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}
