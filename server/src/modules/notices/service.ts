import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Audit } from '../../platform/audit.ts';
import type { Write } from '../../platform/write.ts';
import { holdGame } from '../games/public.ts';
import { postText, targetOf } from './service-post.ts';
import {
  deleteNoticeRow,
  findStaffNotices,
  lockNotice,
  type NoticeRow,
  replaceNoticeText,
} from './repository.ts';

export interface NoticeDeps {
  db: Db;
  write: Write;
}

/** What organisers have written. */
export async function listStaffNotices({ db }: NoticeDeps, gameId: number): Promise<NoticeRow[]> {
  return findStaffNotices(db, gameId);
}

/** Throws GAME_NOT_FOUND. */
export async function createNotice(
  { write }: NoticeDeps,
  actor: Actor,
  gameId: number,
  text: string,
): Promise<NoticeRow> {
  return write(actor, async (tx, emit, audit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    const notice = await postText(tx, emit, gameId, text);
    audit(targetOf(notice.id, text), { after: { gameId, content: text } });
    return notice;
  });
}

export interface NoticeKey {
  gameId: number;
  id: number;
}

/** Replaces the text and the time; throws NOTICE_NOT_FOUND or NOTICE_NOT_EDITABLE. */
export async function updateNotice(
  deps: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
  text: string,
): Promise<NoticeRow> {
  return change(deps, actor, { gameId, id }, async (tx, before, audit) => {
    audit(targetOf(id, text), { before: { content: before }, after: { content: text } });
    return replaceNoticeText(tx, id, text);
  });
}

/** Throws NOTICE_NOT_FOUND or NOTICE_NOT_EDITABLE. */
export async function deleteNotice(
  deps: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
): Promise<void> {
  await change(deps, actor, { gameId, id }, async (tx, before, audit) => {
    audit(targetOf(id, before), { before: { gameId, content: before } });
    await deleteNoticeRow(tx, id);
  });
}

async function change<Result>(
  { write }: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
  work: (tx: Tx, text: string, audit: Audit) => Promise<Result>,
): Promise<Result> {
  return write(actor, async (tx, emit, audit) => {
    const { type, values } = orNotFound(await lockNotice(tx, gameId, id), 'NOTICE_NOT_FOUND');
    if (type !== 'Normal') throw new AppError('NOTICE_NOT_EDITABLE');
    emit({ topic: 'notice', gameId, body: { noticeId: id } });
    return work(tx, values[0] ?? '', audit);
  });
}
