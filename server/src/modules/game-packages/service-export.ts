import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, snapshot } from '../../platform/database.ts';
import type { Storage } from '../../platform/storage.ts';
import { findChallenge, findChallenges, findFlags } from '../challenges/public.ts';
import { findDivisionRows } from '../divisions/public.ts';
import { fileNamePart } from '../files/public.ts';
import { findEditGame } from '../games/public.ts';
import { findStaffNotices } from '../notices/public.ts';
import { type FileSizes, type GameContent, hashesOf, packDocuments } from './part-pack.ts';

export interface ExportDeps {
  db: Db;
  clock: Clock;
  storage: Storage;
}

/** A game as a package, made while it is read, and its name. Throws GAME_NOT_FOUND. */
export async function exportGame(
  { db, clock, storage }: ExportDeps,
  gameId: number,
): Promise<{ name: string; archive: Readable }> {
  // Of one moment: a division may name a challenge that was added after the list of challenges was read.
  const content = await snapshot(db, (moment) => readGame(moment, gameId));
  const sizes = await findSizes(storage, hashesOf(content));
  const now = clock();
  const zip = new ZipFile();
  const archive = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error) => archive.destroy(error as Error));
  const options = { mtime: new Date(now) };
  for (const [name, document] of packDocuments(content, sizes, now)) {
    zip.addReadStreamLazy(name, options, (open) =>
      open(null, Readable.from(partsOfJson(document))),
    );
  }
  for (const [hash, size] of sizes) {
    // Most attachments are archives or pictures, which do not get any smaller.
    zip.addReadStreamLazy(`files/${hash}`, { ...options, size, compress: false }, (open) => {
      openLate(storage, hash, archive).then(
        (stream) => open(null, stream),
        (error: Error) => archive.destroy(error),
      );
    });
  }
  zip.end();
  const title = fileNamePart(content.game.title);
  return { name: `${title}-export-${stampOf(now)}.zip`, archive };
}

/** Characters that are written at once: others have their turn between two parts. */
const PART_LENGTH = 16_384;

/** The JSON of a document in parts: that of a large game would hold the thread for long. */
function* partsOfJson(document: object): Generator<string> {
  let part = '';
  for (const piece of piecesOfJson(document, '\n')) {
    part += piece;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield `${part}\n`;
}

/** As `JSON.stringify` writes it with an indent of two. */
function* piecesOfJson(value: unknown, newLine: string): Generator<string> {
  const isList = Array.isArray(value);
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (fields.length === 0) return yield JSON.stringify(value);
  let begin = isList ? '[' : '{';
  for (const [name, field] of fields) {
    if (field === undefined) continue;
    yield `${begin}${newLine}  ${isList ? '' : `${JSON.stringify(name)}: `}`;
    yield* piecesOfJson(field, `${newLine}  `);
    begin = ',';
  }
  yield `${newLine}${isList ? ']' : '}'}`;
}

async function readGame(db: Db, gameId: number): Promise<GameContent> {
  const game = orNotFound(await findEditGame(db, gameId), 'GAME_NOT_FOUND');
  const challenges = [];
  for (const { id, position } of await findChallenges(db, gameId)) {
    const challenge = await findChallenge(db, gameId, id);
    if (challenge) challenges.push({ ...challenge, position, flags: await findFlags(db, id) });
  }
  const divisions = await findDivisionRows(db, gameId);
  return { game, challenges, divisions, notices: await findStaffNotices(db, gameId) };
}

/** The sizes of the files that are there; whoever unpacks hears of the others in `halyard.json`. */
async function findSizes(storage: Storage, hashes: readonly string[]): Promise<FileSizes> {
  const sizes = new Map<string, number>();
  for (const hash of hashes) {
    const file = await storage.open(hash);
    file?.stream.destroy();
    if (file) sizes.set(hash, file.size);
  }
  return sizes;
}

/** Opens a file when its turn comes, so that only one is open at a time. */
async function openLate(storage: Storage, hash: string, archive: Readable): Promise<Readable> {
  const file = await storage.open(hash);
  if (!file) throw new Error(`File ${hash} was deleted while it was packed.`);
  const { stream } = file;
  stream.on('error', (error) => archive.destroy(error));
  const close = () => stream.destroy();
  archive.on('close', close);
  stream.on('close', () => archive.off('close', close));
  return stream;
}

/** A time in the name of a file, UTC: `20260103-182005`. */
function stampOf(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
