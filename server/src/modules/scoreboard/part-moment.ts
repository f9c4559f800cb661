import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { type Board, copyBoard, type GameBoard, type LiveGames } from '../live-games/public.ts';
import { type Standing, standings } from './rules-rank.ts';

/** The board of a game at one version; later solves do not change it. */
export interface Moment {
  readonly version: number;
  readonly revision: number;
  /** When it was taken. */
  readonly time: number;
  /** Whether it has exactly the events up to its version, so that it is the same in every process. */
  readonly isSettled: boolean;
  readonly board: Board;
  /** The best first. */
  readonly standings: readonly Standing[];
}

const RETRY_MILLISECONDS = 5;
/** An event that takes longer to arrive holds up no board. */
const MAX_WAIT_MILLISECONDS = 250;

interface MomentDeps {
  clock: Clock;
  liveGames: Pick<LiveGames, 'get'>;
}

/** Takes a moment as soon as every event before the newest one has arrived. */
export async function takeMoment(
  { clock, liveGames }: MomentDeps,
  live: GameBoard,
): Promise<Moment> {
  for (let waited = 0; waited < MAX_WAIT_MILLISECONDS; waited += RETRY_MILLISECONDS) {
    if (live.isSettled()) break;
    // What has changed may still have to be read.
    await Promise.all([liveGames.get(live.gameId), pause(RETRY_MILLISECONDS)]);
  }
  const isSettled = live.isSettled();
  const board = copyBoard(live.board());
  return {
    version: live.version(),
    revision: live.revision(),
    time: clock(),
    isSettled,
    board,
    standings: standings(board),
  };
}
