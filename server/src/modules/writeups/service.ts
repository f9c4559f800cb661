import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError } from '../../domain/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { type Document, type DocumentDeps, replaceDocument, stampOf } from '../files/public.ts';
import type { LiveGame, LiveParticipation } from '../live-games/public.ts';
import { findNote, findWriteup, lockTerms, replaceWriteup } from './repository.ts';

export interface WriteupDeps extends DocumentDeps {
  db: Db;
  clock: Clock;
}

/** 20 MiB, by the contract. */
export const MOST_BYTES = 20 * 1024 * 1024;

const FIELD = 'file';
/** What every PDF begins with. */
const MAGIC = Buffer.from('%PDF-');

/** What the team has handed in, and what organisers ask for. */
export async function getWriteup(
  { db }: WriteupDeps,
  live: LiveGame,
  { participationId }: LiveParticipation,
) {
  const [writeup = null, note] = await Promise.all([
    findWriteup(db, participationId),
    findNote(db, live.id),
  ]);
  return { writeup, note, deadline: live.facts().game.writeupDeadline };
}

/**
 * Stores a PDF as the team's writeup, in the place of the one before. Throws WRITEUP_NOT_ASKED,
 * WRITEUP_CLOSED, NOT_ACCEPTED, or VALIDATION_FAILED.
 * @param read the upload; not called when it would be refused anyway
 */
export async function submitWriteup(
  deps: WriteupDeps,
  actor: Actor,
  { live, participation }: { live: LiveGame; participation: LiveParticipation },
  read: () => Promise<Document>,
): Promise<void> {
  const { writeupRequired, writeupDeadline } = live.facts().game;
  checkTerms({ isAsked: writeupRequired, deadline: writeupDeadline }, deps.clock());
  const { content } = await read();
  const { participationId, teamId } = participation;
  const stored = {
    name: nameOf(live.id, teamId, deps.clock()),
    content: checkPdf(content),
  };
  await replaceDocument(deps, actor, stored, async (tx, emit, fileId) => {
    const terms = await lockTerms(tx, participationId);
    if (terms?.status !== 'Accepted') throw new AppError('NOT_ACCEPTED');
    const now = deps.clock();
    checkTerms({ isAsked: terms.isAsked, deadline: terms.deadline.getTime() }, now);
    emit({ topic: 'participation', gameId: live.id, body: { participationId } });
    return replaceWriteup(tx, {
      participationId,
      fileId,
      name: stored.name,
      uploadedBy: actor.userId,
      uploadedAt: new Date(now),
    });
  });
}

function checkTerms({ isAsked, deadline }: { isAsked: boolean; deadline: number }, now: number) {
  if (!isAsked) throw new AppError('WRITEUP_NOT_ASKED');
  if (now > deadline) throw new AppError('WRITEUP_CLOSED');
}

/** Such as `Writeup-7-42-20260103-18.20.05Z.pdf`. */
export function nameOf(gameId: number, teamId: number, now: number): string {
  return `Writeup-${gameId}-${teamId}-${stampOf(now)}.pdf`;
}

/** The content of a PDF; throws VALIDATION_FAILED when it is something else, at the latest at its end. */
async function* checkPdf(content: Document['content']): AsyncGenerator<Uint8Array> {
  let isRefused = false;
  let head = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head.length < MAGIC.length) {
      head = Buffer.concat([head, chunk]).subarray(0, MAGIC.length);
      isRefused ||= !MAGIC.subarray(0, head.length).equals(head);
    }
    // The rest is read nevertheless, so that the sender gets the answer.
    if (!isRefused) yield chunk;
  }
  if (head.length === 0) throw fieldError('VALIDATION_FAILED', FIELD, 'TOO_SHORT');
  if (isRefused || head.length < MAGIC.length) {
    throw fieldError('VALIDATION_FAILED', FIELD, 'WRONG_FORMAT');
  }
}
