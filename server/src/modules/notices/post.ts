import type { Tx } from '../../platform/database.ts';
import type { GameNews } from '../games/announce.ts';
import { insertNotice, type NoticeRow, type NoticeType } from './repository.ts';

interface NewNotice {
  gameId: number;
  type: NoticeType;
  /** What to put into the sentence; the contract says what for each type. */
  values: string[];
  /** The challenge it is about; deleting that deletes it. */
  challengeId: number | null;
}

/** Posts a notice within a transaction. Announce on the bus after the commit. */
export async function postNotice(
  bus: Pick<GameNews['bus'], 'emit'>,
  tx: Tx,
  notice: NewNotice,
): Promise<NoticeRow> {
  const row = await insertNotice(tx, notice);
  await bus.emit(tx, 'notice', notice.gameId, { noticeId: row.id });
  return row;
}
