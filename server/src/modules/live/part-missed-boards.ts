import type { Clock } from '../../platform/clock.ts';
import { audienceOf, type GameBoard, type LiveGames } from '../live-games/public.ts';
import type { PublishedBoards, PublishedChanges } from '../scoreboard/public.ts';
import { boardFrame, tellBoard } from './part-board-frame.ts';
import type { Stream } from './part-stream.ts';

/**
 * A board is announced after the events that have changed it, so a client may have one that is older
 * than the last event that it heard.
 */
const LAG_MILLISECONDS = 5000;

export interface MissedBoardsDeps {
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
  published: Pick<PublishedBoards, 'announced' | 'changes'>;
  /** The id of the last event that happened this many milliseconds before another; null if not known. */
  before: (id: number, milliseconds: number) => number | null;
}

/** Tells a stream that has resumed about boards that changed after the last event that it heard. */
export async function tellMissedBoards(
  { clock, liveGames, published, before }: MissedBoardsDeps,
  stream: Stream,
  { lastEventId, position }: { lastEventId: number; position: number },
): Promise<void> {
  // The client has the board of this event or a later one.
  const had = before(lastEventId, LAG_MILLISECONDS);
  for (const gameId of stream.gameIds) {
    const live = await liveGames.get(gameId);
    const board = live?.boardFor(audienceOf(stream.actor));
    if (!live || !board || (had !== null && board.version() <= had)) continue;
    const missed = await changesSince(published, board, had);
    tellBoard(boardFrame(position, live, missed), live, { to: [stream], now: clock() });
  }
}

async function changesSince(
  published: MissedBoardsDeps['published'],
  board: GameBoard,
  version: number | null,
): Promise<PublishedChanges> {
  if (version !== null) return published.changes(board, version);
  // Which board the client has is not known, so it asks for the changes.
  return { version: await published.announced(board), changes: null };
}
