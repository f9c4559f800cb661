import * as z from 'zod/mini';
import { ChallengeError } from './challenge-error.ts';
import { createReport, type Draft, type DraftFile, isNothing, reportUnread } from './draft.ts';
import { author, flagText, listOf, must, notNegative, readFields, text, title } from './fields.ts';
import { canBePulled } from './read-ctfcli.ts';
import { DEFAULT_WORTH, describeWorth, fixedWorth, type Worth, worthBetween } from './scoring.ts';
import { type ChallengeTree, decodeText, folderOf, nameOf, placeFrom } from './tree.ts';
import type { Report } from './unmapped.ts';
import { type Fields, isFields } from './yaml.ts';

/** What `rcds.yaml` says of all challenges below it. */
export interface RcdsProject {
  /** Ends of the worth. */
  points: { minimum: number; maximum: number } | null;
  /** Domain of the hosts that players connect to. */
  domain: string | null;
}

const Backend = z.object({ resolve: z.optional(z.string()), options: z.optional(z.unknown()) });
const Project = z.object({ backends: z.optional(z.array(Backend)) });
const Scoring = z.object({
  scoring: z.object({ minPoints: notNegative, maxPoints: notNegative }),
});
const Domain = z.object({ domain: z.string() });

/** Reads an `rcds.yaml`; what is not understood of it is missing. */
export function readRcdsProject(given: Fields): RcdsProject {
  const { backends = [] } = Project.safeParse(given).data ?? {};
  const options = backends.map((backend) => backend.options);
  const scoring = options.flatMap((each) => Scoring.safeParse(each).data ?? [])[0]?.scoring;
  const domain = options.flatMap((each) => Domain.safeParse(each).data ?? [])[0]?.domain;
  const points = scoring && { minimum: scoring.minPoints, maximum: scoring.maxPoints };
  return { points: points ?? null, domain: domain ?? null };
}

const FIELDS = {
  name: z.optional(title),
  category: z.optional(text),
  type: z.optional(text),
  description: z.optional(text),
  /** MyrCTF's name of the description. */
  message: z.optional(text),
  author: z.optional(author),
  value: z.optional(notNegative),
  /** A number, or both ends. */
  points: z.optional(z.unknown()),
  min_points: z.optional(notNegative),
  max_points: z.optional(notNegative),
  initial_value: z.optional(z.unknown()),
  flag: z.optional(z.unknown()),
  provide: z.optional(listOf(z.unknown())),
  attachments: z.optional(listOf(z.unknown())),
  files: z.optional(listOf(z.unknown())),
  containers: z.optional(z.record(z.string(), z.unknown(), must('an object'))),
  expose: z.optional(z.record(z.string(), z.unknown(), must('an object'))),
  image: z.optional(text),
  visible: z.optional(z.boolean(must('true or false'))),
  hidden: z.optional(z.boolean(must('true or false'))),
  public: z.optional(z.boolean(must('true or false'))),
};
const Challenge = z.object(FIELDS);
type Challenge = z.output<typeof Challenge>;

/** Fields of deployments and of other tools, without a note. */
const KNOWN = new Set([
  ...Object.keys(FIELDS),
  'id',
  'deployed',
  'version',
  'http',
  'stable_id',
  'ticket_template',
  'healthscript',
  'privileged',
  'ports',
  'solve',
]);

/** A challenge of rCTF's rcds, and of the formats that differ from it in a few names. Throws `ChallengeError`. */
export async function readRcds(
  tree: ChallengeTree,
  path: string,
  given: Fields,
  project: RcdsProject,
): Promise<Draft> {
  const file = readFields(Challenge, given);
  const { unmapped, report } = createReport();
  const folder = folderOf(path);
  const { type } = file;
  const { filesField, files } = filesOf(file, report);
  const container = containerOf(tree, folder, file, report);
  const draft: Draft = {
    format: 'Rctf',
    title: file.name ?? (nameOf(folder) || 'challenge'),
    category: file.category ?? nameOf(folderOf(folder)),
    type: container ? 'StaticContainer' : 'StaticAttachment',
    description: file.description ?? file.message ?? '',
    connection: container ? undefined : connectionOf(file, project, report),
    author: file.author,
    worth: worthOf(file, project, report),
    attempts: 0,
    isVisible: isVisible(file),
    flags: await flagsOf(tree, folder, file, report),
    hints: [],
    files,
    filesField,
    more: container ?? {},
    unmapped,
  };
  if (type !== undefined && type !== 'dynamic' && type !== 'standard') {
    report('TYPE_UNKNOWN', 'type', type);
  }
  reportUnread(given, KNOWN, report);
  return draft;
}

function isVisible({ visible, hidden, public: isPublic }: Challenge): boolean {
  return visible !== false && hidden !== true && isPublic !== false;
}

function filesOf(file: Challenge, report: Report) {
  const names = ['provide', 'attachments', 'files'] as const;
  const filesField = names.find((name) => file[name]) ?? 'provide';
  const files = (file[filesField] ?? []).flatMap((each, index) =>
    fileOf(each, `${filesField}.${index}`, report),
  );
  return { filesField, files };
}

function worthOf(file: Challenge, { points }: RcdsProject, report: Report): Worth {
  const ownPoints = isFields(file.points) ? file.points : undefined;
  const fixed = file.value ?? numberOf(file.points) ?? numberOf(file.initial_value);
  if (fixed !== undefined) return fixedWorth(fixed);
  const [field, maximum, minimum] = [
    ['points', numberOf(ownPoints?.['max']), numberOf(ownPoints?.['min'])] as const,
    ['max_points', file.max_points, file.min_points] as const,
    ['value', points?.maximum, points?.minimum] as const,
  ].find((each) => each[1] !== undefined) ?? ['value'];
  if (maximum === undefined) {
    report('WORTH_MISSING', missingField(file));
    return DEFAULT_WORTH;
  }
  const worth = worthBetween(maximum, Math.min(minimum ?? maximum, maximum));
  const told = `from ${maximum} to ${minimum ?? maximum}, the curve is not known here`;
  report('SCORING_CONVERTED', field, `${told} → ${describeWorth(worth)}`);
  return worth;
}

/** The field that says the worth in the format that a file seems to have. */
function missingField({ initial_value: initial, attachments, message }: Challenge): string {
  if (initial !== undefined || message !== undefined) return 'initial_value';
  return attachments === undefined ? 'value' : 'max_points';
}

function numberOf(given: unknown): number | undefined {
  return notNegative.safeParse(given).data;
}

async function flagsOf(
  tree: ChallengeTree,
  folder: string,
  { flag }: Challenge,
  report: Report,
): Promise<Draft['flags']> {
  if (isNothing(flag)) return [];
  const plain = flagText(flag);
  if (plain !== undefined) return [{ field: 'flag', text: plain }];
  const { file } = isFields(flag) ? flag : {};
  if (typeof file !== 'string') {
    report(isFields(flag) && 'regex' in flag ? 'FLAGS_NOT_STATIC' : 'FLAG_UNREADABLE', 'flag', 1);
    return [];
  }
  const place = placeFrom(folder, file);
  if (place === null || !tree.files.has(place)) {
    report('FILES_LOST', 'flag.file', file);
    return [];
  }
  if ((tree.files.get(place) ?? 0) > MOST_FLAG_FILE_BYTES) {
    throw new ChallengeError('flag.file is too large', { fields: ['flag.file'] });
  }
  return [{ field: 'flag.file', text: decodeText(await tree.read(place)).trim() }];
}

const MOST_FLAG_FILE_BYTES = 16 * 1024;

/** `path`, or an object with `file`, `src`, `dir`, `url`, or `kind: zip` and its `spec`. */
function fileOf(given: unknown, field: string, report: Report): DraftFile[] {
  if (typeof given === 'string') return [{ field, path: given }];
  const entry = isFields(given) ? given : {};
  const spec = isFields(entry['spec']) ? entry['spec'] : entry;
  const as = [spec['as'], entry['as'], entry['dst']].find((each) => typeof each === 'string');
  const path = [entry['file'], entry['src'], entry['dir'], entry['url'], ...pathsOf(spec)].filter(
    (each) => typeof each === 'string',
  );
  const exclude = Array.isArray(spec['exclude']) ? spec['exclude'].map(String) : [];
  if (path.length === 0) report('FIELD_NOT_SUPPORTED', field);
  return path.map((each) => ({ field, path: each, as, exclude }));
}

function pathsOf({ files, path }: Fields): unknown[] {
  return Array.isArray(files) ? files : [files, path];
}

/** Where the first exposed container is reached. */
function connectionOf(
  { expose }: Challenge,
  { domain }: RcdsProject,
  report: Report,
): string | undefined {
  const [port] = Object.values(expose ?? {}).flat();
  if (!isFields(port)) return undefined;
  const { tcp, http, target } = port;
  if (typeof tcp === 'string' && !/^\d+$/.test(tcp)) return `${tcp} ${String(target)}`;
  const host = isFields(http) ? http['raw'] : http;
  if (isFields(http) && typeof host === 'string') return `https://${host}`;
  const number = numberOf(tcp);
  if (domain !== null && number !== undefined) return `nc ${domain} ${number}`;
  if (domain !== null && typeof host === 'string') return `https://${host}.${domain}`;
  report('FIELD_NOT_SUPPORTED', 'expose');
  return undefined;
}

/** The exposed container where it has an image that can be pulled; those that are built here get a note. */
function containerOf(
  tree: ChallengeTree,
  folder: string,
  { containers, expose, image }: Challenge,
  report: Report,
): Draft['more'] | null {
  const isFolder = (name: string) => {
    const place = placeFrom(folder, name);
    return [...tree.files.keys()].some((path) => path.startsWith(`${place}/`));
  };
  if (image !== undefined) {
    if (canBePulled(image, isFolder)) return { containerImage: image };
    report('IMAGE_NOT_BUILT', 'image', image);
  }
  let found: Draft['more'] | null = null;
  for (const [name, each] of Object.entries(containers ?? {})) {
    const { place, container } = nestedContainer(name, each);
    const { image: own, build } = container;
    const isExposed = expose === undefined || name in expose;
    if (build === undefined && typeof own === 'string' && canBePulled(own, isFolder)) {
      if (isExposed) found ??= { containerImage: own, ...portOf(container) };
    } else if (build !== undefined || own !== undefined) {
      const from = isFields(build) ? build['context'] : (build ?? own);
      report('IMAGE_NOT_BUILT', `containers.${place}`, String(from));
    }
  }
  return found;
}

/** One organiser keeps two containers under each name: the challenge, and the one that checks it. */
function nestedContainer(name: string, given: unknown): { place: string; container: Fields } {
  const outer = isFields(given) ? given : {};
  if (outer['build'] !== undefined || outer['image'] !== undefined) {
    return { place: name, container: outer };
  }
  const inner = Object.entries(outer).find(([, each]) => isFields(each) && 'build' in each);
  return inner
    ? { place: `${name}.${inner[0]}`, container: inner[1] as Fields }
    : { place: name, container: outer };
}

function portOf({ ports }: Fields): { exposePort?: number } {
  const [port] = Array.isArray(ports) ? ports.map(numberOf) : [];
  return port === undefined ? {} : { exposePort: port };
}
