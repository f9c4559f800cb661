import * as z from 'zod/mini';
import { createReport, type Draft, isNothing, placeholderIn, reportUnread } from './draft.ts';
import {
  author,
  type FlagInFile,
  flagText,
  Hint,
  listOf,
  must,
  notNegative,
  number,
  openHints,
  positive,
  readFields,
  staticFlags,
  text,
  title,
} from './fields.ts';
import {
  DEFAULT_WORTH,
  describeWorth,
  fallingWorth,
  fixedWorth,
  type Worth,
  worthBetween,
} from './scoring.ts';
import type { Report } from './unmapped.ts';
import type { Fields } from './yaml.ts';

const CURVES = ['logarithmic', 'linear'] as const;

const EXTRA = {
  initial: z.optional(positive),
  minimum: z.optional(notNegative),
  decay: z.optional(positive),
  function: z.optional(text),
  image: z.optional(text),
  port: z.optional(number),
  flag_mode: z.optional(text),
  flag_prefix: z.optional(text),
  flag_suffix: z.optional(text),
  ssh_username: z.optional(text),
  ssh_password: z.optional(text),
  compose_stack: z.optional(text),
  template_name: z.optional(text),
};
const Extra = z
  .object(EXTRA, must('an object with initial, minimum and decay'))
  .check(
    z.refine(
      ({ initial = Infinity, minimum = 0 }) => minimum <= initial,
      'has a minimum above its initial',
    ),
  );

const FIELDS = {
  name: title,
  type: z.optional(text),
  category: text,
  description: z.optional(text),
  value: z.optional(notNegative),
  extra: z.optional(Extra),
  attempts: z.optional(number),
  flags: z.optional(listOf(z.unknown())),
  hints: z.optional(listOf(Hint)),
  files: z.optional(listOf(text)),
  state: z.optional(z.enum(['visible', 'hidden'], must('visible or hidden'))),
  image: z.optional(text),
  connection_info: z.optional(text),
  requirements: z.optional(z.unknown()),
  author: z.optional(author),
  Auteur: z.optional(author),
  attribution: z.optional(text),
  logic: z.optional(text),
  scheduled_at: z.optional(text),
};
const Challenge = z.object(FIELDS);
type Challenge = z.output<typeof Challenge>;

/** Fields that only other tools use; they are ignored without a note. */
const KNOWN = new Set([...Object.keys(FIELDS), 'version', 'id']);
const KNOWN_EXTRA = new Set(Object.keys(EXTRA));

/** A challenge of CTFd's ctfcli, and of DownUnderCTF's. Throws `ChallengeError`. */
export function readCtfcli(given: Fields, isFolder: (path: string) => boolean): Draft {
  const { extra } = given;
  const file = readFields(Challenge, { ...given, ...(isNothing(extra) && { extra: undefined }) });
  const { unmapped, report } = createReport();
  const { connection_info: connection, attribution, logic, scheduled_at: opens } = file;
  const container = containerOf(file, isFolder, report);
  const draft: Draft = {
    format: 'Ctfcli',
    title: file.name,
    category: file.category,
    description: [file.description ?? '', loginOf(file)].filter(Boolean).join('\n\n'),
    connection: keepIfFilledIn('connection_info', connection, report),
    author: file.author ?? file.Auteur,
    attribution,
    worth: worthOf(file, report),
    attempts: file.attempts ?? 0,
    isVisible: file.state !== 'hidden',
    flags: container.flagTemplate === undefined ? flagsOf(file, report) : [],
    hints: openHints(file.hints ?? [], report),
    files: (file.files ?? []).map((path, index) => ({ field: `files.${index}`, path })),
    filesField: 'files',
    type: container.type,
    more: container.more,
    unmapped,
  };
  reportType(file, report);
  reportBuilds(file, report);
  if (!isNothing(file.requirements)) report('REQUIREMENTS_NOT_SUPPORTED', 'requirements');
  if (logic !== undefined && logic !== 'any') report('LOGIC_NOT_SUPPORTED', 'logic', logic);
  if (opens !== undefined) report('OPENS_LATER', 'scheduled_at', timeOf(opens));
  reportUnread(given, KNOWN, report);
  reportUnread((extra ?? {}) as Fields, KNOWN_EXTRA, report, 'extra.');
  return draft;
}

/** A text whose placeholders a tool of the organiser would have filled in says nothing here. */
export function keepIfFilledIn(
  field: string,
  given: string | undefined,
  report: Report,
): string | undefined {
  const placeholder = given === undefined ? undefined : placeholderIn(given);
  if (placeholder === undefined) return given;
  report('PLACEHOLDER', field, placeholder);
  return undefined;
}

/** A time as ISO 8601 in UTC, or as it was written. */
export function timeOf(given: string): string {
  const time = Date.parse(given);
  return Number.isNaN(time) ? given : new Date(time).toISOString().replace('.000Z', 'Z');
}

function reportType({ type }: Challenge, report: Report): void {
  if (type !== undefined && type !== 'standard' && type !== 'dynamic') {
    report('TYPE_UNKNOWN', 'type', type);
  }
}

function worthOf({ value, extra, type }: Challenge, report: Report): Worth {
  const { initial, minimum, decay, function: curve = 'logarithmic' } = extra ?? {};
  if (type === 'standard' || initial === undefined || minimum === undefined) {
    if (value !== undefined) return fixedWorth(value);
    report('WORTH_MISSING', 'value');
    return DEFAULT_WORTH;
  }
  const known = CURVES.find((each) => each === curve);
  const worth =
    known === undefined || decay === undefined
      ? worthBetween(initial, minimum)
      : fallingWorth({ initial, minimum, decay, function: known });
  if (initial !== minimum) {
    report(
      'SCORING_CONVERTED',
      'extra',
      `function ${curve}, initial ${initial}, minimum ${minimum}, decay ${decay ?? 'none'} → ` +
        describeWorth(worth),
    );
  }
  return worth;
}

function flagsOf({ flags = [] }: Challenge, report: Report) {
  return staticFlags(flags, readFlag, report);
}

function readFlag(given: unknown): FlagInFile | undefined {
  const plain = flagText(given);
  if (plain !== undefined) return { content: plain, kind: 'static', ignoresCase: false };
  const { content, type = 'static', data } = (given ?? {}) as Fields;
  const inObject = flagText(content);
  if (inObject === undefined) return undefined;
  return { content: inObject, kind: String(type), ignoresCase: data === 'case_insensitive' };
}

function reportBuilds({ extra }: Challenge, report: Report): void {
  const { compose_stack: stack, template_name: template } = extra ?? {};
  if (stack) report('IMAGE_NOT_BUILT', 'extra.compose_stack', stack);
  if (template) report('IMAGE_NOT_BUILT', 'extra.template_name', template);
}

/** How players sign in on a container of a plugin. */
function loginOf({ extra }: Challenge): string {
  const { ssh_username: user, ssh_password: password } = extra ?? {};
  if (!user) return '';
  return password ? `User: \`${user}\`, password: \`${password}\`` : `User: \`${user}\``;
}

/**
 * An image that can be pulled is run as an instance for each team. Other images must be built
 * first, which is not supported.
 */
function containerOf(
  { image, extra, type }: Challenge,
  isFolder: (path: string) => boolean,
  report: Report,
): { type: Draft['type']; more: Draft['more']; flagTemplate?: string } {
  const { port } = extra ?? {};
  const named = image ?? extra?.image;
  if (!named) return { type: 'StaticAttachment', more: {} };
  if (!canBePulled(named, isFolder)) {
    const isBesideIt = !named.startsWith('.') && isFolder(named);
    const field = image === undefined ? 'extra.image' : 'image';
    report('IMAGE_NOT_BUILT', field, isBesideIt ? `./${named}` : named);
    return { type: 'StaticAttachment', more: {} };
  }
  const more = { containerImage: named, ...(port !== undefined && { exposePort: port }) };
  if (type !== 'container' || extra?.flag_mode !== 'random') {
    return { type: 'StaticContainer', more };
  }
  const { flag_prefix: prefix = '', flag_suffix: suffix = '' } = extra;
  const flagTemplate = `${prefix}[GUID]${suffix}`;
  return { type: 'DynamicContainer', more: { ...more, flagTemplate }, flagTemplate };
}

/** Whether an image has a name of a registry, and not of a folder beside it. */
export function canBePulled(image: string, isFolder: (path: string) => boolean): boolean {
  const hasName = /^[a-z0-9][\w.-]*[/:]/i.test(image) && !image.includes('://');
  return hasName && !isFolder(image);
}
