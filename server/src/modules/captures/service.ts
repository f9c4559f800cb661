import type { Readable } from 'node:stream';
import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { packFiles } from '../../platform/tar-archive.ts';
import type { Writes } from '../../platform/write.ts';
import { stampOf } from '../files/public.ts';
import type { CapturePlace } from './part-files.ts';
import type { Captures } from './part-captures.ts';
import {
  deleteCaptureRows,
  findCapturedTeams,
  findCaptures,
  findOwnerNames,
  hasCapture,
  hasChallenge,
} from './repository-staff.ts';

export interface CaptureDeps extends Pick<Writes, 'write'> {
  db: Db;
  clock: Clock;
  captures: Captures;
}

type Owner = Omit<CapturePlace, 'fileName'>;

/** The teams of which there are files for a challenge; throws CHALLENGE_NOT_FOUND. */
export async function listTeams({ db }: CaptureDeps, challengeId: number) {
  const teams = await findCapturedTeams(db, challengeId);
  if (teams.length === 0 && !(await hasChallenge(db, challengeId))) {
    throw new AppError('CHALLENGE_NOT_FOUND');
  }
  return teams;
}

/** Opens a file; throws FILE_NOT_FOUND. */
export async function openCapture({ db, captures }: CaptureDeps, place: CapturePlace) {
  const isKnown = await hasCapture(db, place);
  return orNotFound(isKnown ? await captures.files.open(place) : null, 'FILE_NOT_FOUND');
}

/** All files of a team for a challenge as one archive, packed while it is read; and its name. */
export async function packCaptures(
  { db, clock, captures }: CaptureDeps,
  owner: Owner,
): Promise<{ name: string; archive: Readable }> {
  const found = await findCaptures(db, owner);
  const now = clock();
  const folder = `Capture-${owner.challengeId}-${owner.participationId}-${stampOf(now)}`;
  const packed = found.map(({ fileName, finishedAt }) => ({
    name: `${folder}/${fileName}`,
    changedAt: finishedAt,
    open: () => captures.files.open({ ...owner, fileName }),
  }));
  const missing = `${folder}/missing.txt`;
  return {
    name: `${folder}.tar.gz`,
    archive: packFiles(packed, { missing, now: new Date(now) }),
  };
}

/**
 * Deletes a file, or without a name all of a team for a challenge; those that are being written stay.
 * Throws FILE_NOT_FOUND.
 */
export async function deleteCaptures(
  { write, captures }: CaptureDeps,
  actor: Actor,
  which: Owner & { fileName?: string },
): Promise<void> {
  const { challengeId, participationId } = which;
  const deleted = await write(actor, async (tx, emit, audit) => {
    const names = await deleteCaptureRows(tx, which);
    if (which.fileName !== undefined && names.length === 0) throw new AppError('FILE_NOT_FOUND');
    const owner = await findOwnerNames(tx, which);
    if (names.length === 0 || !owner) return names;
    const { team, challenge } = owner;
    audit(
      { type: 'Participation', id: participationId, name: team },
      { before: { challenge, captures: which.fileName ?? names.length } },
    );
    emit.log({ code: 'CAPTURES_DELETED', values: { team, challenge, count: names.length } });
    return names;
  });
  for (const fileName of deleted) {
    await captures.files.remove({ challengeId, participationId, fileName });
  }
}
