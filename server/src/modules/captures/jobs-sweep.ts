import type { CaptureFiles } from './part-files.ts';
import { CLAIM_MILLISECONDS, type CaptureParts, type Drafts } from './part-drafts.ts';
import { claimAbandoned, deleteFinishedBefore, findNames } from './repository.ts';

const DAY = 24 * 3600_000;

interface Sweep {
  now: Date;
  files: CaptureFiles;
  drafts: Pick<Drafts, 'ids' | 'finish'>;
}

/** Makes rows and files agree. Rows decide: a file that lost its row is deleted, never shown again. */
export async function sweepCaptures(
  { db, write, captureSettings, onError }: CaptureParts,
  { now, files, drafts }: Sweep,
): Promise<void> {
  const oldest = new Date(now.getTime() - captureSettings.keepDays * DAY);
  const until = new Date(now.getTime() + CLAIM_MILLISECONDS);
  for (const place of await write(null, (tx) => deleteFinishedBefore(tx, oldest))) {
    await files.remove(place);
  }
  for (const capture of await write(null, (tx) =>
    claimAbandoned(tx, { now, until, own: drafts.ids() }),
  )) {
    // One that cannot be finished, for example on a full disk, is tried again.
    await drafts.finish(capture).catch(onError);
  }
  for (const challengeId of await files.challengeIds()) {
    // Listed first: the row of a file is there before the file is.
    const listed = await files.list(challengeId);
    const rows = await findNames(db, challengeId);
    const known = new Map(
      rows.map((row) => [`${row.participationId}/${row.fileName}`, row.isFinished]),
    );
    for (const { isDraft, ...place } of listed) {
      const isFinished = known.get(`${place.participationId}/${place.fileName}`);
      if (isFinished === undefined) await files.remove(place);
      else if (isFinished && isDraft) await files.removeDraft(place);
    }
    await files.removeFolders(challengeId);
  }
}
