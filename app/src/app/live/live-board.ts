import { applyBoardChanges } from '@halyard/sdk/rules';
import type { Board, LiveBoard } from '@halyard/sdk/types';
import type { Query, QueryClient } from '@tanstack/react-query';
import { versionOf } from './board-version.ts';

/**
 * Brings a cached board to the version of an event by the changes that the event tells. False if they
 * do not fit: then it has to be fetched.
 */
export function followBoard(
  client: QueryClient,
  { queryKey, state: { data } }: Query,
  { version, changes }: LiveBoard,
): boolean {
  // Nobody has asked for it, such as the full board where there is a compact one.
  if (data === undefined) return true;
  if (!changes || !isCompact(data)) return false;
  const board = applyBoardChanges(data, changes);
  if (board?.version !== version) return false;
  client.setQueryData(queryKey, board);
  return true;
}

function isCompact(board: unknown): board is Board {
  return versionOf(board) !== null;
}
