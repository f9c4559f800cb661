import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, LiveBoard } from '@halyard/sdk/types';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Whether a board is of a version or a later one; the full board has none. */
export function isNewer(board: unknown, version: number): boolean {
  const known = versionOf(board);
  return known !== null && known >= version;
}

/**
 * Brings a cached board to the version of an event by the changes that the event tells. False if they
 * do not fit, or the board is about to be another one: then it has to be fetched.
 */
export function followBoard(
  client: QueryClient,
  { queryKey, state }: Query,
  { version, changes }: LiveBoard,
): boolean {
  if (!isSettled(state)) return false;
  // Nobody has asked for it, such as the full board where there is a compact one.
  if (state.data === undefined) return true;
  if (!changes || !isCompact(state.data)) return false;
  const board = applyBoardChanges(state.data, changes);
  if (board?.version !== version) return false;
  client.setQueryData(queryKey, board);
  return true;
}

function isSettled({ isInvalidated, fetchStatus }: Query['state']): boolean {
  return !isInvalidated && fetchStatus === 'idle';
}

function isCompact(board: unknown): board is Board {
  return versionOf(board) !== null;
}

function versionOf(board: unknown): number | null {
  const { version }: { version?: unknown } = Object(board);
  return typeof version === 'number' ? version : null;
}
