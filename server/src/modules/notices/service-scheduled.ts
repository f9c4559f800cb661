import type { Actor } from '../../domain/actor.ts';
import { AppError, fieldError, orNotFound } from '../../domain/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { addJob } from '../../platform/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { holdGame } from '../games/public.ts';
import { postText, targetOf } from './service-post.ts';
import type { NoticeRow } from './repository.ts';
import {
  deleteScheduledRow,
  findScheduled,
  insertScheduled,
  isAhead,
  lockScheduled,
  replaceScheduled,
  type ScheduledNotice,
  type ScheduledNoticeRow,
  takeDue,
} from './repository-scheduled.ts';
import type { NoticeDeps, NoticeKey } from './service.ts';

/** The name of the job that publishes a notice at its time. */
export const NOTICE_JOB = 'scheduled-notice';

/** With the delays of the queue, the last attempt is more than three days after the first. */
const ATTEMPTS = 20;

/** The notices of a game that wait for their time. */
export async function listScheduled(
  { db }: NoticeDeps,
  gameId: number,
): Promise<ScheduledNoticeRow[]> {
  return findScheduled(db, gameId);
}

/** Writes a notice that is published later; throws GAME_NOT_FOUND, or VALIDATION_FAILED of `publishAt`. */
export async function scheduleNotice(
  { write }: NoticeDeps,
  actor: Actor,
  gameId: number,
  input: ScheduledNotice,
): Promise<ScheduledNoticeRow> {
  return write(actor, async (tx, _emit, audit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    await requireAhead(tx, input);
    const notice = await insertScheduled(tx, gameId, input);
    await queue(tx, notice);
    audit(targetOf(notice.id, input.content), { after: { gameId, ...input } });
    return notice;
  });
}

/** Replaces text and time; throws NOTICE_NOT_FOUND, or VALIDATION_FAILED of `publishAt`. */
export async function updateScheduled(
  { write }: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
  input: ScheduledNotice,
): Promise<ScheduledNoticeRow> {
  return write(actor, async (tx, _emit, audit) => {
    const { content, publishAt } = orNotFound(
      await lockScheduled(tx, gameId, id),
      'NOTICE_NOT_FOUND',
    );
    await requireAhead(tx, input);
    const notice = await replaceScheduled(tx, id, input);
    await queue(tx, notice);
    audit(targetOf(id, input.content), { before: { content, publishAt }, after: { ...input } });
    return notice;
  });
}

/** Throws NOTICE_NOT_FOUND. */
export async function deleteScheduled(
  { write }: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
): Promise<void> {
  await write(actor, async (tx, _emit, audit) => {
    const { content, publishAt } = orNotFound(
      await lockScheduled(tx, gameId, id),
      'NOTICE_NOT_FOUND',
    );
    await deleteScheduledRow(tx, id);
    audit(targetOf(id, content), { before: { gameId, content, publishAt } });
  });
}

/** Publishes a notice before its time; throws NOTICE_NOT_FOUND, also when it has just been published. */
export async function publishScheduled(
  { write }: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
): Promise<NoticeRow> {
  return write(actor, async (tx, emit, audit) => {
    const { content } = orNotFound(await lockScheduled(tx, gameId, id), 'NOTICE_NOT_FOUND');
    await deleteScheduledRow(tx, id);
    const notice = await postText(tx, emit, gameId, content);
    audit(targetOf(notice.id, content), { after: { gameId, content } });
    return notice;
  });
}

/** Publishes a notice whose time has come. Does nothing if it was changed, deleted or published meanwhile. */
export async function publishDue(
  { write }: { write: Write },
  { id }: { id: number },
): Promise<void> {
  await write(null, async (tx, emit) => {
    const due = await takeDue(tx, id);
    if (due) await postText(tx, emit, due.gameId, due.content);
  });
}

async function requireAhead(tx: Tx, { publishAt }: ScheduledNotice): Promise<void> {
  if (!(await isAhead(tx, publishAt))) throw fieldError('VALIDATION_FAILED', 'publishAt');
}

async function queue(tx: Tx, { id, publishAt }: ScheduledNoticeRow): Promise<void> {
  const key = `${NOTICE_JOB}:${id}`;
  await addJob(tx, NOTICE_JOB, { id }, { key, attempts: ATTEMPTS, runAt: publishAt });
}
