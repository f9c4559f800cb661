import * as z from 'zod/mini';
import { ChallengeError } from './challenge-error.ts';
import type { Draft } from './draft.ts';
import { isNothing } from './draft.ts';
import { readCtfcli } from './read-ctfcli.ts';
import type { FoundGame } from './read-gzevent.ts';
import { type ChallengeTree, decodeText, nameOf } from './tree.ts';
import { type Fields, isFields, withoutNulls } from './yaml.ts';

/** Tables of an export of CTFd that are read; people and what they did stay there. */
const READ_TABLES = [
  'alembic_version',
  'challenge_topics',
  'challenges',
  'config',
  'dynamic_challenge',
  'files',
  'flags',
  'hints',
  'tags',
  'topics',
];

const SECOND = 1000;
/** Of one table: an export with many submissions has large ones that are not read. */
const MOST_TABLE_BYTES = 32 * 1024 * 1024;

const Table = z.object({ results: z.array(z.record(z.string(), z.unknown())) });
const isTable = /^db\/[a-z_]+\.json$/;

/** Whether the tree is an export of CTFd: tables in `db`, files in `uploads`. */
export function isCtfdExport({ files }: ChallengeTree): boolean {
  return files.has('db/challenges.json');
}

/** A challenge of an export, to be read when its turn comes. */
interface ExportedChallenge {
  path: string;
  read: () => Draft;
}

/** Reads the challenges of an export of CTFd. Throws `ChallengeError` where a table is broken. */
export async function readCtfdExport(tree: ChallengeTree) {
  const tables = new Map<string, Fields[]>();
  for (const name of READ_TABLES) tables.set(name, await readTable(tree, name));
  const rows = (name: string) => tables.get(name) ?? [];
  const names = new Map(rows('challenges').map(({ id, name }) => [id, name]));
  const challenges = rows('challenges').map((row): ExportedChallenge => ({
    path: `db/challenges.json#${String(row['id'])}`,
    read: () => toDraft(row, rows, names),
  }));
  const skipped: string[] = [];
  for (const path of [...tree.files.keys()].filter((each) => isTable.test(each)).toSorted()) {
    const name = nameOf(path).replace('.json', '');
    // Those without a row have a few bytes.
    if (!READ_TABLES.includes(name) && (await hasRows(tree, path))) skipped.push(path);
  }
  return { game: toGame(rows('config')), challenges, skipped };
}

async function readTable(tree: ChallengeTree, name: string): Promise<Fields[]> {
  const path = `db/${name}.json`;
  if (!tree.files.has(path)) return [];
  if ((tree.files.get(path) ?? 0) > MOST_TABLE_BYTES) throw new ChallengeError('is too large');
  const source = decodeText(await tree.read(path));
  if (source.trim() === '') return [];
  return (Table.safeParse(parseJson(source)).data?.results ?? []).map(withoutNulls);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new ChallengeError('is no JSON', { code: 'NO_YAML', cause });
  }
}

async function hasRows({ files, read }: ChallengeTree, path: string): Promise<boolean> {
  if ((files.get(path) ?? 0) > 1024) return true;
  const head = new TextDecoder().decode(await read(path));
  return head.trim() !== '' && !/"results"\s*:\s*\[\s*\]/.test(head);
}

function toDraft(
  row: Fields,
  rows: (name: string) => Fields[],
  names: ReadonlyMap<unknown, unknown>,
): Draft {
  const { id } = row;
  const own = (table: string) => rows(table).filter((each) => each['challenge_id'] === id);
  const dynamic = rows('dynamic_challenge').find((each) => each['id'] === id) ?? {};
  const topics = own('challenge_topics').map(
    ({ topic_id: topic }) => rows('topics').find((each) => each['id'] === topic)?.['value'],
  );
  const files = own('files').map(({ location }) => String(location));
  const draft = readCtfcli(
    withoutNulls({
      ...toCtfcli(row, { ...withoutPrefix(dynamic), ...row }),
      flags: own('flags').map(({ type, content, data }) => ({ type, content, data })),
      hints: own('hints').map(({ content, cost, title, requirements }) => ({
        content,
        cost,
        title,
        requirements: prerequisitesOf(requirements),
      })),
      tags: own('tags').map(({ value }) => value),
      topics,
      requirements: prerequisitesOf(row['requirements']).map((each) => names.get(each) ?? each),
      next: names.get(row['next_id']) ?? null,
    }),
    () => false,
  );
  return {
    ...draft,
    format: 'Ctfd',
    files: files.map((location) => ({
      field: 'files',
      path: `../uploads/${location}`,
      as: nameOf(location),
    })),
  };
}

/** A row of the table of challenges, or of its CSV, in the names of ctfcli. */
function toCtfcli(row: Fields, curve: Fields): Fields {
  const { initial, minimum, decay, function: shape } = curve;
  const extra = { initial, minimum, decay, function: shape };
  return {
    name: row['name'],
    category: row['category'] ?? '',
    description: row['description'] ?? null,
    value: row['value'] ?? null,
    type: row['type'] ?? null,
    state: row['state'] === undefined || row['state'] === 'visible' ? 'visible' : 'hidden',
    attempts: row['max_attempts'] ?? null,
    connection_info: row['connection_info'] ?? null,
    attribution: row['attribution'] ?? null,
    logic: row['logic'] ?? null,
    scheduled_at: row['scheduled_at'] ?? null,
    extra: isNothing(initial) ? null : withoutUndefined(extra),
  };
}

function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
}

/** `dynamic_initial` of older versions is `initial`. */
function withoutPrefix(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/^dynamic_/, ''), value]),
  );
}

function prerequisitesOf(requirements: unknown): unknown[] {
  const listed = isFields(requirements) ? requirements['prerequisites'] : requirements;
  return Array.isArray(listed) ? listed : [];
}

function toGame(config: readonly Fields[]): FoundGame | null {
  const values = new Map(config.map(({ key, value }) => [key, value]));
  const timeOf = (key: string) => {
    const seconds = Number(values.get(key) ?? 0);
    return seconds > 0 ? seconds * SECOND : undefined;
  };
  const title = values.get('ctf_name');
  if (typeof title !== 'string' || title.trim() === '') return null;
  const size = Number(values.get('team_size') ?? 0);
  return {
    path: 'db/config.json',
    fields: {
      title,
      start: timeOf('start'),
      end: timeOf('end'),
      freeze: timeOf('freeze'),
      teamMemberCountLimit: Number.isInteger(size) && size > 0 ? size : undefined,
    },
    divisions: [],
    poster: null,
    // An export says nothing of it.
    isVisible: false,
    unmapped: [],
  };
}

const CSV_COLUMNS = ['name', 'category', 'description', 'value'];

/** The CSV of challenges that CTFd imports; null for other tables. */
export function readCtfdCsv(path: string, source: string): ExportedChallenge[] | null {
  const [head = [], ...rows] = parseCsv(source);
  if (!CSV_COLUMNS.every((name) => head.includes(name))) return null;
  return rows.map((cells, index) => ({
    path: `${path}#${index + 2}`,
    read: () => {
      const row = Object.fromEntries(
        head.map((name, at) => [name, cells[at] ?? '']).filter(([, value]) => value !== ''),
      );
      const given = isNothing(row['type_data']) ? {} : parseJson(String(row['type_data']));
      const fields = withoutNulls({
        ...toCtfcli(row, { ...row, ...(isFields(given) ? given : {}) }),
        flags: listIn(row['flags']),
        hints: listIn(row['hints']),
        tags: listIn(row['tags']),
      });
      return { ...readCtfcli(fields, () => false), format: 'Ctfd' as const };
    },
  }));
}

/** CTFd separates them by commas, which none of them can contain. */
function listIn(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Rows of cells, of RFC 4180: a cell in quotes may have commas, lines and doubled quotes. */
function parseCsv(source: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g;
  for (const [whole, quoted, plain = '', end] of source.matchAll(cells)) {
    if (whole === '' && row.length === 0) break;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
