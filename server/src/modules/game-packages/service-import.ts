import { proposedWriteupDeadline } from '@halyard/sdk/rules';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { FileTooLargeError, type StoredFile } from '../../platform/storage.ts';
import {
  applyPatch,
  findChallenge,
  insertChallenge,
  insertFlags,
  resolveAttachments,
  setAttachmentColumns,
  setChallenge,
  setPositions,
  updateRefusal,
} from '../challenges/public.ts';
import { insertDivision } from '../divisions/public.ts';
import {
  cleanFileName,
  type Document,
  dropContents,
  findAssets,
  keepStored,
  storeContent,
} from '../files/public.ts';
import { insertGame, type NameDeps, newGameKeys, setPosterHash } from '../games/public.ts';
import { insertPastNotices } from '../notices/public.ts';
import { type Archive, invalid, withArchive, zipStream } from './part-archive.ts';
import {
  createPackageReader,
  type Incoming,
  type IncomingFile,
  type IncomingGame,
  POSTER_FILE,
} from './part-incoming.ts';
import { insertReport } from './repository.ts';
import { type ImportNote, toStoredNotes } from './rules-notes.ts';
import { type PosterDeps, preparePoster } from './service-poster.ts';
import { NONE, type UnpackedChallenge } from './part-unpack.ts';

export interface ImportDeps extends PosterDeps, NameDeps {
  db: Db;
  clock: Clock;
  uploadLimitBytes: number;
}

/** Once unpacked a package may be this many times as large as an upload. */
const MOST_GROWTH = 4;

/**
 * Makes a game of a package, or of challenges of other platforms: hidden, with new keys, its challenges disabled.
 * Returns its id. Throws PACKAGE_INVALID, NOTHING_TO_IMPORT or PAYLOAD_TOO_LARGE.
 */
export async function importGame(
  deps: ImportDeps,
  actor: Actor,
  { name, content }: Document,
): Promise<number> {
  const { storage, uploadLimitBytes } = deps;
  const mostBytes = uploadLimitBytes * MOST_GROWTH;
  return storage.hold(content, uploadLimitBytes, async (path) => {
    const incoming = await readIncoming({ path, name, now: deps.clock(), mostBytes });
    // A table of challenges has no files, and is no archive.
    if (incoming.files.length === 0) return storeAll(deps, actor, null, incoming);
    return withArchive(path, mostBytes, (archive) => storeAll(deps, actor, archive, incoming));
  });
}

const readIncoming = createPackageReader();

/** The archive is null where there are no files. */
async function storeAll(
  deps: ImportDeps,
  actor: Actor,
  archive: Archive | null,
  incoming: Incoming,
): Promise<number> {
  const stored: StoredFile[] = [];
  const lost: ImportNote[] = [];
  const hashes = () => stored.map(({ hash }) => hash);
  try {
    const byPath = new Map<string, string>();
    for (const file of archive ? incoming.files : []) {
      const kept = archive && (await storeFile(deps, archive, file));
      if (!kept) {
        lost.push(lostNote(file));
        continue;
      }
      stored.push(kept);
      byPath.set(file.path, kept.hash);
      if (file.hash !== undefined && file.hash !== kept.hash)
        throw invalid(file.path, 'WRONG_FORMAT');
    }
    const { source } = incoming;
    const content = withHashes(incoming.content, byPath);
    const poster = await preparePoster(deps, actor, content.posterHash);
    stored.push(...poster.made);
    const added = [...lost, ...poster.notes];
    const notes = toStoredNotes([...incoming.notes, ...added]);
    const total = incoming.totalNotes + added.length;
    const unpacked = { ...content, posterHash: poster.hash };
    const gameId = await deps.write(actor, async (tx, emit, audit) => {
      const names = namesOf(unpacked);
      const files = stored.flatMap((file) => {
        const fileName = names.get(file.hash);
        return fileName === undefined ? [] : [{ ...file, name: fileName }];
      });
      await keepStored(deps.storage, tx, files, actor);
      const game = await insertAll(tx, unpacked, deps);
      await insertReport(tx, game.id, { source, total, notes });
      audit({ type: 'Game', id: game.id, name: game.title }, { after: { title: game.title } });
      emit({ topic: 'game', gameId: game.id, body: {} });
      return game.id;
    });
    // Files that nothing names came with the package as well.
    await dropContents(deps, hashes());
    return gameId;
  } catch (error) {
    await dropContents(deps, hashes());
    throw error;
  }
}

function withHashes(content: IncomingGame, hashes: ReadonlyMap<string, string>): IncomingGame {
  const challenges = content.challenges.map((challenge) => {
    const { attachment, document } = challenge;
    if (attachment.fileHash !== '') return challenge;
    const fileHash = hashes.get(document);
    return {
      ...challenge,
      attachment: fileHash === undefined ? NONE : { ...attachment, fileHash },
    };
  });
  const { posterHash } = content;
  return {
    ...content,
    challenges,
    posterHash: posterHash === '' ? (hashes.get(POSTER_FILE) ?? null) : posterHash,
  };
}

function lostNote({ path: file, challenge = null, parts }: IncomingFile): ImportNote {
  const detail = parts.map(({ name }) => name).join(', ');
  return { code: 'FILES_LOST', challenge, file, field: 'files', detail };
}

/** Null for a file of one challenge that is too large: the others do not suffer from it. */
async function storeFile(
  deps: ImportDeps,
  archive: Archive,
  { path, challenge, parts }: IncomingFile,
): Promise<StoredFile | null> {
  const readers = parts.map(({ name, place }) => ({ name, read: () => archive.readFile(place) }));
  const [first] = readers;
  const content = readers.length === 1 && first ? first.read() : zipStream(readers);
  return storeContent(deps, content, deps.uploadLimitBytes).catch((error: unknown) => {
    if (!(error instanceof FileTooLargeError)) throw error;
    if (challenge === undefined) throw invalid(path, 'TOO_LARGE');
    return null;
  });
}

/** The names under which the files are listed, by hash. */
function namesOf({ posterHash, challenges }: IncomingGame): Map<string, string> {
  const attached = challenges.flatMap(({ attachment, flags }) => [attachment, ...flags]);
  const shown = challenges.flatMap(({ patch: { content, hints } }) =>
    findAssets(content ?? '', ...(hints ?? [])),
  );
  return new Map([
    ...shown.map(({ hash, name }) => [hash, cleanFileName(name)] as const),
    ...(posterHash === null ? [] : [[posterHash, 'poster.webp'] as const]),
    ...attached.flatMap(({ fileHash, fileName }) =>
      fileHash === null ? [] : [[fileHash, cleanFileName(fileName ?? '')] as const],
    ),
  ]);
}

async function insertAll(tx: Tx, content: IncomingGame, names: NameDeps) {
  const { game, posterHash, challenges, divisions, notices = [] } = content;
  const {
    writeupDeadline = proposedWriteupDeadline(game),
    freeze = null,
    joinTogether = false,
    inviteCode,
    ...fields
  } = game;
  const inserted = await insertGame(
    tx,
    {
      ...fields,
      inviteCode: inviteCode ?? null,
      writeupDeadline,
      freeze,
      joinTogether,
      freezeReleased: false,
    },
    newGameKeys(names),
  );
  if (posterHash !== null) await setPosterHash(tx, inserted.id, posterHash);
  await insertPastNotices(tx, inserted.id, notices);
  const ids = new Map<number, number>();
  for (const challenge of challenges) {
    ids.set(challenge.oldId, await insertOne(tx, inserted.id, challenge));
  }
  const idOf = (oldId: number) => {
    const id = ids.get(oldId);
    if (id === undefined) throw new Error(`Challenge ${oldId} is not in the package.`);
    return id;
  };
  const ordered = challenges
    .filter(({ position }) => position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  if (ordered.length > 0) {
    await setPositions(
      tx,
      inserted.id,
      ordered.map(({ oldId }) => idOf(oldId)),
    );
  }
  for (const { name, inviteCode: code, defaultPermissions, challengeConfigs } of divisions) {
    await insertDivision(tx, inserted.id, {
      name,
      inviteCode: code?.trim() ? code : null,
      defaultPermissions: defaultPermissions ?? 0,
      challengeConfigs: (challengeConfigs ?? []).map(({ challengeId, permissions }) => ({
        challengeId: idOf(challengeId),
        permissions,
      })),
    });
  }
  return inserted;
}

async function insertOne(tx: Tx, gameId: number, challenge: UnpackedChallenge): Promise<number> {
  const { document, type, patch, attachment, flags } = challenge;
  const { title, category } = patch;
  if (title == null || category == null) throw invalid(document, 'REQUIRED');
  const id = await insertChallenge(tx, gameId, { title, category, type });
  const current = await findChallenge(tx, gameId, id);
  if (!current) throw new Error('The challenge that was just inserted is gone.');
  const fields = applyPatch(current, { ...patch, isEnabled: false });
  const refusal = updateRefusal(type, current, fields, flags.length > 0);
  if (refusal) throw invalid(`${document}:${refusal.field}`, 'NOT_ALLOWED');
  await setChallenge(tx, id, fields);
  const [own, ...others] = await resolve(tx, document, [attachment, ...flags]);
  if (own) await setAttachmentColumns(tx, id, own);
  await insertFlags(
    tx,
    id,
    others.map((columns, index) => ({ ...columns, flag: flags[index]?.flag ?? '' })),
  );
  return id;
}

/** The columns of attachments; two names of the same content both stay. */
async function resolve(
  tx: Tx,
  document: string,
  attachments: readonly UnpackedChallenge['attachment'][],
) {
  try {
    const columns = await resolveAttachments(tx, attachments, (_index, field) => field);
    return columns.map((each, index) => {
      const fileName = attachments[index]?.fileName;
      return each.attachment_type === 'Local' && fileName
        ? { ...each, attachment_name: cleanFileName(fileName) }
        : each;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [fault] = error.errors;
    throw invalid(`${document}:attachment.${fault?.path ?? ''}`, fault?.code ?? 'NOT_ALLOWED');
  }
}
