import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { ChallengeError, ForeignFileError } from './challenge-error.ts';

/** What the aliases of a file may grow to: many times the file would be an attack. */
const MAX_ALIASES = 100;

/** The fields that hold flags, in all formats. */
const FLAG_FIELDS = ['flag', 'flags'];

/** The fields of an object; those that are null are missing. */
export type Fields = Record<string, unknown>;

/** Parses the YAML of a challenge. Throws `ChallengeError` or `ForeignFileError`. */
export function parseYaml(source: string): Fields {
  const lines = new LineCounter();
  const document = readDocument(source, lines);
  if (document.contents !== null && !isScalar(document.contents)) refuseManifest(document);
  keepNumbersOfFlags(document);
  refuseTwins(document, lines);
  const [error] = document.errors;
  // Only the first line of the message: the others quote the file, which contains flags.
  if (error) throw noYaml(error.message.split('\n')[0]?.replace(/:$/, '') ?? '');
  const data = toData(document);
  if (!isFields(data)) {
    throw new ChallengeError('the file must be an object with name, category, value, ...');
  }
  return withoutNulls(data);
}

/** Whether a value is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes null values: templates contain `image: null` for a missing image. */
export function withoutNulls(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

function noYaml(why: string, cause?: unknown): ChallengeError {
  return new ChallengeError(`is no YAML: ${why}`, { code: 'NO_YAML', cause });
}

/** Throws `ForeignFileError` for a manifest of kCTF, which has the same name. */
function refuseManifest(document: Document): void {
  const isSeveral = document.errors.some(({ code }) => code === 'MULTIPLE_DOCS');
  if (isSeveral) throw new ForeignFileError('no challenge: it has several documents');
  if (document.has('apiVersion')) {
    throw new ForeignFileError('no challenge: it is a manifest with an apiVersion');
  }
}

/**
 * Keeps flags that YAML would change as their author wrote them: `1e3` is not 1000. What other readers of
 * YAML understand differently, `0042` and `0x2a`, becomes NaN, so that no wrong flag is taken.
 */
function keepNumbersOfFlags(document: Document): void {
  if (!isMap(document.contents)) return;
  for (const name of FLAG_FIELDS) {
    const node = document.contents.get(name, true);
    if (node === undefined) continue;
    visit(node, { Scalar: (_, scalar) => keepNumber(scalar) });
  }
}

function keepNumber(node: Scalar): void {
  if (typeof node.value !== 'number') return;
  const source = node.source ?? '';
  node.value = /^[-+]?0\w/.test(source) ? Number.NaN : source;
}

/** The check of the library compares each key with all others: a large file would take minutes. */
function refuseTwins(document: Document, lines: LineCounter): void {
  visit(document, {
    Map(_, node) {
      if (!hasTwins(node)) return;
      const { line } = lines.linePos(node.range?.[0] ?? 0);
      throw noYaml(`a key is there twice in the object at line ${line}`);
    },
  });
}

function hasTwins({ items }: YAMLMap): boolean {
  const keys = items.flatMap(({ key }) =>
    isScalar(key) && typeof key.value !== 'symbol' ? String(key.value) : [],
  );
  return new Set(keys).size < keys.length;
}

function readDocument(source: string, lineCounter: LineCounter): Document {
  try {
    return parseDocument(source, {
      merge: true,
      uniqueKeys: false,
      lineCounter,
      logLevel: 'error',
    });
  } catch (cause) {
    throw noYaml('it is nested too deeply', cause);
  }
}

function toData(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (cause) {
    throw noYaml('its aliases grow too large', cause);
  }
}
