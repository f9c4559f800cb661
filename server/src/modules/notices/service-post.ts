import type { NoticeType } from '@halyard/sdk/rules';
import type { AuditTarget } from '../../domain/audit.ts';
import type { Tx } from '../../platform/database.ts';
import type { Emit } from '../../platform/write.ts';
import { insertNotice, type NoticeRow } from './repository.ts';

interface NewNotice {
  gameId: number;
  type: NoticeType;
  /** What to put into the sentence; the contract says what for each type. */
  values: string[];
  /** The challenge it is about; deleting that deletes it. */
  challengeId: number | null;
}

/** Posts a notice within a transaction. */
export async function postNotice(tx: Tx, emit: Emit, notice: NewNotice): Promise<NoticeRow> {
  const row = await insertNotice(tx, notice);
  emit({ topic: 'notice', gameId: notice.gameId, body: { noticeId: row.id } });
  return row;
}

/** Posts what staff has written. */
export async function postText(
  tx: Tx,
  emit: Emit,
  gameId: number,
  text: string,
): Promise<NoticeRow> {
  return postNotice(tx, emit, { gameId, type: 'Normal', values: [text], challengeId: null });
}

const NAME_LENGTH = 60;

/** A notice has no name, so the audit log shows how it begins. */
export function targetOf(id: number, text: string): AuditTarget {
  return { type: 'Notice', id, name: text.slice(0, NAME_LENGTH).toWellFormed() };
}
