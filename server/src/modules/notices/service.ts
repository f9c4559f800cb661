import type { Actor } from '../../domain/actor.ts';
import { AppError, orNotFound } from '../../domain/app-error.ts';
import type { Db, Tx } from '../../platform/database.ts';
import type { Write } from '../../platform/write.ts';
import { holdGame } from '../games/public.ts';
import { postNotice } from './post.ts';
import {
  deleteNoticeRow,
  findNotices,
  findStaffNotices,
  lockNotice,
  type NoticeRow,
  replaceNoticeText,
} from './repository.ts';

export interface NoticeDeps {
  db: Db;
  write: Write;
}

/** A window on what everyone is told. */
export async function listNotices(
  { db }: NoticeDeps,
  gameId: number,
  window: { count: number; skip: number },
): Promise<NoticeRow[]> {
  return findNotices(db, gameId, window);
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
  return write(actor, async (tx, emit) => {
    if (!(await holdGame(tx, gameId))) throw new AppError('GAME_NOT_FOUND');
    return postNotice(tx, emit, { gameId, type: 'Normal', values: [text], challengeId: null });
  });
}

interface NoticeKey {
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
  return change(deps, actor, { gameId, id }, (tx) => replaceNoticeText(tx, id, text));
}

/** Throws NOTICE_NOT_FOUND or NOTICE_NOT_EDITABLE. */
export async function deleteNotice(
  deps: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
): Promise<void> {
  await change(deps, actor, { gameId, id }, (tx) => deleteNoticeRow(tx, id));
}

async function change<Result>(
  { write }: NoticeDeps,
  actor: Actor,
  { gameId, id }: NoticeKey,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return write(actor, async (tx, emit) => {
    const type = orNotFound(await lockNotice(tx, gameId, id), 'NOTICE_NOT_FOUND');
    if (type !== 'Normal') throw new AppError('NOTICE_NOT_EDITABLE');
    emit({ topic: 'notice', gameId, body: { noticeId: id } });
    return work(tx);
  });
}
