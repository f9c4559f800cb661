import { posix } from 'node:path';
import {
  archiveName,
  ChallengeError,
  type ChallengeFile,
  type CtfcliChallenge,
  ForeignFileError,
  isChallengePath,
  namesInArchive,
  readChallengeFile,
  sourceField,
  toChallenge,
} from '@halyard/sdk/ctfcli';
import { schemas } from '@halyard/sdk/operations';
import { proposedWriteupDeadline } from '@halyard/sdk/rules';
import { type Archive, invalid } from './part-archive.ts';
import type { Incoming, IncomingFile, ReadOrder } from './part-incoming.ts';
import { gameNote, type ImportNote, toStoredNotes } from './rules-notes.ts';
import { MOST_CHALLENGES } from './part-package-archive.ts';
import { check, NONE, type UnpackedChallenge } from './part-unpack.ts';

/** Of one challenge file, and of all of them. */
const MOST_YAML_BYTES = 128 * 1024;
const MOST_YAMLS_BYTES = 8 * 1024 * 1024;

const HOUR = 3_600_000;
/** The format has no game: this one begins in a week, so that nothing opens by itself. */
const UNTIL_START = 7 * 24 * HOUR;
const DURATION = 24 * HOUR;
const MOST_TITLE = 200;

/** Whether an archive holds challenges of ctfcli. */
export function holdsChallenges({ files }: Archive): boolean {
  return [...files.keys()].some(isChallengePath);
}

/** A challenge file of an archive, read and checked. */
interface Found {
  path: string;
  challenge: CtfcliChallenge;
  /** Paths in the archive of the files for players, by the names that the challenge file has. */
  files: ReadonlyMap<string, string>;
}

/** Makes a game of the challenges in an archive. Throws PACKAGE_INVALID with what is at fault. */
export async function readChallenges(
  archive: Archive,
  { name, now, mostBytes }: ReadOrder,
): Promise<Incoming> {
  const { found, skipped } = await findChallenges(archive);
  checkFileSizes(archive, found, mostBytes);
  const notes = [...gameNotes(found, skipped), ...found.flatMap(challengeNotes)];
  return {
    source: 'Ctfcli',
    notes: toStoredNotes(notes),
    totalNotes: notes.length,
    files: found.flatMap(toFiles),
    content: {
      game: toGame(name, now),
      posterHash: null,
      divisions: [],
      challenges: found.map((each, index) => ({
        ...toInput(each, index),
        attachment: toAttachment(each),
      })),
    },
  };
}

async function findChallenges(archive: Archive): Promise<{ found: Found[]; skipped: string[] }> {
  const paths = [...archive.files.keys()].filter(isChallengePath).toSorted();
  checkYamlSizes(archive, paths);
  const found: Found[] = [];
  const skipped: string[] = [];
  for (const path of paths) {
    const file = readYaml(path, await archive.readSmall(path));
    if (file) found.push(toFound(archive, path, file));
    else skipped.push(path);
  }
  if (found.length === 0) throw invalid(paths[0] ?? 'file', 'WRONG_FORMAT');
  return { found, skipped };
}

function gameNotes(found: readonly Found[], skipped: readonly string[]): ImportNote[] {
  const visible = found.filter(({ challenge }) => challenge.fields.isEnabled).length;
  return [
    gameNote('GAME_TIMES_CHOSEN', 'start'),
    ...(visible > 0 ? [gameNote('CHALLENGES_DISABLED', 'state', visible)] : []),
    ...skipped.map((path) => gameNote('FILE_SKIPPED', path)),
  ];
}

function challengeNotes({ challenge, files }: Found): ImportNote[] {
  const { title, unmapped } = challenge;
  const notes = unmapped.map((each): ImportNote => ({ ...each, challenge: title }));
  if (files.size < 2) return notes;
  return [
    ...notes,
    { code: 'FILES_ZIPPED', challenge: title, field: 'files', detail: archiveName(title) },
  ];
}

function checkYamlSizes({ files }: Archive, paths: readonly string[]): void {
  let bytes = 0;
  for (const [index, path] of paths.entries()) {
    const size = files.get(path) ?? 0;
    bytes += size;
    const isTooLarge = size > MOST_YAML_BYTES || bytes > MOST_YAMLS_BYTES;
    if (isTooLarge || index >= MOST_CHALLENGES) throw invalid(path, 'TOO_LARGE');
  }
}

/** Undefined for a file of another tool with the same name. */
function readYaml(path: string, content: Uint8Array): ChallengeFile | undefined {
  try {
    return readChallengeFile(content);
  } catch (error) {
    if (error instanceof ForeignFileError) return undefined;
    if (!(error instanceof ChallengeError)) throw error;
    const [field] = error.fields;
    throw invalid(field === undefined ? path : `${path}:${field}`, 'WRONG_FORMAT', error);
  }
}

function toFound(archive: Archive, path: string, file: ChallengeFile): Found {
  const folder = posix.dirname(path);
  const isFolder = (name: string) => {
    const inside = `${posix.join(folder, name)}/`;
    return [...archive.files.keys()].some((each) => each.startsWith(inside));
  };
  const challenge = toChallenge(file, { isFolder });
  const files = new Map(
    challenge.files.map((name, index) => [
      posix.normalize(name),
      placeOf(archive, path, name, index),
    ]),
  );
  return { path, challenge, files };
}

/** The path in the archive of a file that a challenge names. It has to be in the challenge's folder. */
function placeOf({ files }: Archive, path: string, name: string, index: number): string {
  const field = `${path}:files.${index}`;
  const place = posix.join(posix.dirname(path), name);
  const inside = posix.relative(posix.dirname(path), place);
  if (posix.isAbsolute(name) || inside.startsWith('..') || place === path) {
    throw invalid(field, 'NOT_ALLOWED');
  }
  if (!files.has(place)) throw invalid(field, 'REQUIRED');
  return place;
}

/** Challenges in each other's folders may name the same file: each would get a copy of its own. */
function checkFileSizes({ files }: Archive, found: readonly Found[], mostBytes: number): void {
  let bytes = 0;
  for (const { path, files: named } of found) {
    const sizes = [...named.values()].map((place) => files.get(place) ?? 0);
    bytes += sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > mostBytes) throw invalid(`${path}:files`, 'TOO_LARGE');
    // In an archive of several an empty file does no harm.
    if (sizes.length === 1 && sizes[0] === 0) throw invalid(`${path}:files.0`, 'TOO_SMALL');
  }
}

function toGame(name: string, now: number) {
  const start = Math.ceil((now + UNTIL_START) / HOUR) * HOUR;
  const title = name
    .replace(/\.zip$/i, '')
    .trim()
    .slice(0, MOST_TITLE)
    .trim();
  const end = start + DURATION;
  return check('file', schemas.CreateGameBody, {
    title: title || 'ctfcli',
    hidden: true,
    start,
    end,
    writeupDeadline: proposedWriteupDeadline({ end }),
  });
}

function toInput({ path, challenge }: Found, index: number): Omit<UnpackedChallenge, 'attachment'> {
  const { title, fields, flags } = challenge;
  const { containerImage: image } = fields;
  const patch = check(path, schemas.UpdateChallengeBody, { ...fields, title }, sourceField);
  const checked = check(
    path,
    schemas.AddFlagsBody,
    flags.map((flag) => ({ flag })),
    (field) => `flags.${field}`,
  );
  return {
    oldId: index,
    document: path,
    type: image === undefined ? 'StaticAttachment' : 'StaticContainer',
    position: index,
    patch,
    flags: checked.map(({ flag }) => ({ flag, ...NONE })),
  };
}

function toAttachment({ challenge, files }: Found): UnpackedChallenge['attachment'] {
  if (files.size === 0) return NONE;
  const fileName = attachmentName(files, challenge.title);
  return { ...NONE, attachmentType: 'Local', fileHash: '', fileName };
}

function attachmentName(files: Found['files'], title: string): string {
  const [only = ''] = files.values();
  return files.size === 1 ? posix.basename(only) : archiveName(title);
}

/** The file that players get: the only one, or an archive of several. */
function toFiles({ path, files }: Found): IncomingFile[] {
  if (files.size === 0) return [];
  const names = namesInArchive([...files.keys()]);
  return [
    { path, parts: [...files].map(([name, place]) => ({ name: names.get(name) ?? name, place })) },
  ];
}
