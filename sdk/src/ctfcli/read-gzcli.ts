import * as z from 'zod/mini';
import { ChallengeError } from './challenge-error.ts';
import { createReport, type Draft, reportUnread } from './draft.ts';
import {
  author,
  type FlagInFile,
  flagText,
  Hint,
  listOf,
  must,
  notNegative,
  openHints,
  readFields,
  staticFlags,
  text,
  title,
} from './fields.ts';
import { DEFAULT_WORTH, type Worth } from './scoring.ts';
import type { Fields } from './yaml.ts';

const TYPES = [
  'StaticAttachment',
  'StaticContainer',
  'DynamicAttachment',
  'DynamicContainer',
] as const;

/** Kinds of challenges of forks of GZCTF: they need services that do not exist here. */
const OTHER_TYPES = ['AttackDefense', 'KingOfTheHill'];

/** Whether a type is one of GZCTF's. */
export function isGzctfType(type: unknown): boolean {
  return typeof type === 'string' && [...TYPES, ...OTHER_TYPES].includes(type);
}

const flag = z.optional(z.boolean(must('true or false')));
const rate = z.number(must('a number'));

const CONTAINER = {
  containerImage: z.optional(text),
  flagTemplate: z.optional(text),
  memoryLimit: z.optional(notNegative),
  cpuCount: z.optional(notNegative),
  storageLimit: z.optional(notNegative),
  exposePort: z.optional(notNegative),
  /** The older name of the port. */
  containerExposePort: z.optional(notNegative),
  networkMode: z.optional(z.enum(['Open', 'Isolated', 'Custom'], must('Open, Isolated or Custom'))),
  enableTrafficCapture: flag,
};
const FIELDS = {
  name: title,
  type: z.enum(TYPES, must(`one of ${TYPES.join(', ')}`)),
  author: z.optional(author),
  category: z.optional(text),
  description: z.optional(text),
  value: z.optional(notNegative),
  originalScore: z.optional(notNegative),
  minScoreRate: z.optional(rate),
  difficulty: z.optional(rate),
  flags: z.optional(listOf(z.unknown())),
  flagTemplate: z.optional(text),
  hints: z.optional(listOf(Hint)),
  Hint: z.optional(listOf(Hint)),
  provide: z.optional(text),
  visible: flag,
  container: z.optional(z.object(CONTAINER, must('an object'))),
  disableBloodBonus: flag,
  submissionLimit: z.optional(notNegative),
  deadlineUtc: z.optional(z.unknown()),
};
const Challenge = z.object(FIELDS);
type Challenge = z.output<typeof Challenge>;
const KNOWN = new Set([...Object.keys(FIELDS), 'id', 'version']);
const KNOWN_CONTAINER = new Set(Object.keys(CONTAINER));

/**
 * A challenge as gzcli keeps it for GZCTF. The folder of its event holds folders of categories. Throws
 * `ChallengeError`.
 */
export function readGzcli(given: Fields, folderOfCategory: string): Draft {
  if (OTHER_TYPES.includes(String(given['type']))) {
    const message = `type ${String(given['type'])} needs a service that does not exist here`;
    throw new ChallengeError(message, { code: 'TYPE_NOT_SUPPORTED', fields: ['type'] });
  }
  const file = readFields(Challenge, given);
  const { unmapped, report } = createReport();
  const category = file.category ?? folderOfCategory;
  const isGameHacking = /^game hacking$/i.test(category);
  const draft: Draft = {
    format: 'Gzcli',
    // gzcli does the same: GZCTF has no such category.
    title: isGameHacking ? `[Game Hacking] ${file.name}` : file.name,
    category,
    type: file.type,
    description: file.description ?? '',
    author: file.author,
    worth: worthOf(file),
    attempts: file.submissionLimit ?? 0,
    isVisible: file.visible !== false,
    flags: staticFlags(file.flags ?? [], readFlag, report),
    hints: openHints([...(file.hints ?? []), ...(file.Hint ?? [])], report),
    files: file.provide === undefined ? [] : [{ field: 'provide', path: file.provide }],
    filesField: 'provide',
    more: moreOf(file),
    unmapped,
  };
  reportUnread(given, KNOWN, report);
  reportUnread((given['container'] ?? {}) as Fields, KNOWN_CONTAINER, report, 'container.');
  return draft;
}

function readFlag(given: unknown): FlagInFile | undefined {
  const content = flagText(given);
  return content === undefined ? undefined : { content, kind: 'static', ignoresCase: false };
}

/** gzcli keeps 100 points of a challenge that is worth more. */
const LEAST_WORTH = 100;

function worthOf({ value, originalScore = value, minScoreRate, difficulty }: Challenge): Worth {
  const original = originalScore ?? DEFAULT_WORTH.originalScore;
  return {
    originalScore: original,
    minScoreRate: minScoreRate ?? (original > LEAST_WORTH ? LEAST_WORTH / original : 1),
    difficulty: difficulty || 5,
  };
}

function moreOf(file: Challenge): Draft['more'] {
  const { container, type, disableBloodBonus, deadlineUtc } = file;
  const { containerExposePort, flagTemplate, ...limits } = container ?? {};
  const template = type === 'DynamicContainer' ? (flagTemplate ?? file.flagTemplate) : undefined;
  const hasContainer = type === 'StaticContainer' || type === 'DynamicContainer';
  const port = limits.exposePort ?? containerExposePort;
  const own = { ...limits, exposePort: port || undefined, flagTemplate: template || undefined };
  const more = {
    ...(hasContainer ? own : {}),
    disableBloodBonus,
    deadlineUtc: timeIn(deadlineUtc),
  };
  return Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
}

/** A time in seconds, milliseconds or as text, in Unix milliseconds. */
function timeIn(given: unknown): number | undefined {
  if (typeof given === 'string') return Date.parse(given) || undefined;
  if (typeof given !== 'number' || given <= 0) return undefined;
  return given < 100_000_000_000 ? given * 1000 : given;
}
