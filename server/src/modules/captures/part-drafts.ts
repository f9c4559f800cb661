import type { CaptureConfig } from '../../config-containers.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import type { Writes } from '../../platform/write.ts';
import { createTurns } from '../../platform/turns.ts';
import type { ProxiedConnection } from '../containers/public.ts';
import { captureName, type CaptureFiles } from './part-files.ts';
import type { Draft } from './part-recording.ts';
import {
  type CaptureSubject,
  deleteCaptureRow,
  findRoom,
  findSubject,
  finishCapture,
  insertCapture,
  lockUsage,
  renewClaims,
  reserveBytes,
  type StoredCapture,
} from './repository.ts';

/** How long nobody else finishes the files of a process that is not heard of. */
export const CLAIM_MILLISECONDS = 5 * 60_000;

export interface CaptureParts extends Pick<Writes, 'write'> {
  db: Db;
  clock: Clock;
  captureSettings: CaptureConfig;
  /** Where the files are; the processes of a site share it. */
  captureFolder: string;
  onError: (error: unknown) => void;
}

const RENEW_MILLISECONDS = 60_000;

/** Files take at most so much more room at once than they need. */
const MOST_AHEAD_BYTES = 16 * 2 ** 20;

/** Left to the rest of the platform: the database may be on the same disk. */
const SPARED_BYTES = 256 * 2 ** 20;

/** The files that this process writes, from their rows to the end. */
export interface Drafts {
  /** Undefined where the limits leave no room for a file, or what it is about is gone. */
  open: (connection: ProxiedConnection) => Promise<Draft | undefined>;
  /** Their ids. */
  ids: () => number[];
  /** Compresses a file and shows it. */
  finish: (capture: StoredCapture) => Promise<void>;
  /** Stops telling the other processes that this one runs. */
  stop: () => void;
}

export function createDrafts(parts: CaptureParts, files: CaptureFiles): Drafts {
  const { write, clock, onError } = parts;
  const claimed = new Set<number>();
  // Compressing would otherwise take the threads that passwords and other files need.
  const inTurn = createTurns(1);
  const finish = (capture: StoredCapture) => inTurn(0, () => finishFile(parts, files, capture));

  const renewal = setInterval(() => {
    if (claimed.size === 0) return;
    write(null, (tx) => renewClaims(tx, [...claimed], claimEnd(clock()))).catch(onError);
  }, RENEW_MILLISECONDS);
  renewal.unref();

  return {
    finish,
    ids: () => [...claimed],
    stop: () => clearInterval(renewal),
    async open(connection) {
      const inserted = await insert(parts, connection);
      if (!inserted) return undefined;
      const { capture, subject } = inserted;
      claimed.add(capture.id);
      const end = () => finish(capture).finally(() => claimed.delete(capture.id));
      const handle = await files.createDraft(capture).catch(async (error: unknown) => {
        await end();
        throw error;
      });
      return {
        handle,
        about: describeSubject(capture, subject),
        reserve: (bytes) => reserve(parts, files, { capture, bytes }),
        finish: end,
      };
    },
  };
}

function claimEnd(now: number): Date {
  return new Date(now + CLAIM_MILLISECONDS);
}

/** Adds the row of a file; undefined when there is no room for another. */
async function insert(
  { write, clock, captureSettings }: CaptureParts,
  { challengeId, participationId, containerId, connectionId }: ProxiedConnection,
) {
  const fileName = captureName(containerId, connectionId);
  const place = { challengeId, participationId, fileName };
  return write(null, async (tx) => {
    const subject = await findSubject(tx, place);
    if (!subject) return undefined;
    await lockUsage(tx, challengeId);
    const id = await insertCapture(tx, place, {
      now: new Date(clock()),
      claimedUntil: claimEnd(clock()),
      most: captureSettings.teamFiles,
    });
    return id === undefined ? undefined : { capture: { id, ...place }, subject };
  });
}

/** Makes room for a file of so many bytes; returns of how many it may be. */
async function reserve(
  { write, captureSettings }: CaptureParts,
  files: Pick<CaptureFiles, 'findFreeBytes'>,
  { capture, bytes }: { capture: StoredCapture; bytes: number },
): Promise<number> {
  if ((await files.findFreeBytes()) < SPARED_BYTES) return 0;
  return write(null, async (tx) => {
    await lockUsage(tx, capture.challengeId);
    const room = await findRoom(tx, capture, captureSettings);
    const size = Math.min(room, bytes + Math.min(bytes, MOST_AHEAD_BYTES));
    await reserveBytes(tx, capture.id, size);
    return size;
  });
}

/** Compresses a file and shows it; one of which nothing was written is forgotten. */
async function finishFile(
  { write, clock }: CaptureParts,
  files: CaptureFiles,
  capture: StoredCapture,
): Promise<void> {
  const size = await files.pack(capture);
  const isShown = await write(null, async (tx) => {
    if (size !== null) return finishCapture(tx, capture.id, { size, now: new Date(clock()) });
    await deleteCaptureRow(tx, capture.id);
    return false;
  });
  await (isShown ? files.removeDraft(capture) : files.remove(capture));
}

/** What the first packet of a file says, with the names that other platforms use. */
function describeSubject({ challengeId, fileName }: StoredCapture, subject: CaptureSubject) {
  return {
    Challenge: subject.challenge,
    ChallengeId: challengeId,
    Team: subject.team,
    TeamId: subject.teamId,
    ContainerId: fileName.slice(0, 12),
  };
}
