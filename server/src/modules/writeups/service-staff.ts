import type { Readable } from 'node:stream';
import type { Actor } from '../../domain/actor.ts';
import { AppError } from '../../domain/app-error.ts';
import { packFiles } from '../../platform/tar-archive.ts';
import { dropContents, fileNamePart, releaseFiles, stampOf } from '../files/public.ts';
import { findDivisions, findGameTitle, lockGame } from '../games/public.ts';
import { deleteWriteupsOfGame, findWriteups } from './repository-staff.ts';
import type { WriteupDeps } from './service.ts';

/** The writeups of a game, the newest first, and its divisions. */
export async function listWriteups({ db }: WriteupDeps, gameId: number) {
  const [writeups, divisions] = await Promise.all([
    findWriteups(db, gameId),
    findDivisions(db, gameId),
  ]);
  return { writeups, divisions };
}

/** All writeups of a game as one archive, packed while it is read; and its name. */
export async function packWriteups(
  { db, clock, storage }: WriteupDeps,
  gameId: number,
): Promise<{ name: string; archive: Readable }> {
  const [writeups, title] = await Promise.all([
    findWriteups(db, gameId),
    findGameTitle(db, gameId),
  ]);
  const folder = `Writeups-${fileNamePart(title)}-${stampOf(clock())}`;
  const files = writeups.map(({ name, teamName, uploadedAt, hash }) => ({
    // The name of the writeup has the id of the team, which makes it unique.
    name: `${folder}/${name.replace(/\.pdf$/, '')}-${fileNamePart(teamName)}.pdf`,
    changedAt: uploadedAt,
    open: () => storage.open(hash),
  }));
  return {
    name: `${folder}.tar.gz`,
    archive: packFiles(files, { missing: `${folder}/missing.txt`, now: new Date(clock()) }),
  };
}

/** Deletes what all teams of a game have handed in; throws GAME_NOT_FOUND. */
export async function deleteWriteups(
  deps: WriteupDeps,
  actor: Actor,
  gameId: number,
): Promise<void> {
  const dropped = await deps.write(actor, async (tx, emit, audit) => {
    if (!(await lockGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const deleted = await deleteWriteupsOfGame(tx, gameId);
    const name = await findGameTitle(tx, gameId);
    audit({ type: 'Game', id: gameId, name }, { before: { writeups: deleted.length } });
    for (const { participationId } of deleted) {
      emit({ topic: 'participation', gameId, body: { participationId } });
    }
    return releaseFiles(tx, [...new Set(deleted.map(({ fileId }) => fileId))]);
  });
  await dropContents(deps, dropped);
}
