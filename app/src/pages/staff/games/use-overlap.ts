import { useListEditGames } from '@halyard/sdk/react';
import { isScheduleValid } from '@halyard/sdk/rules';
import { useListExtension } from '../../../lists/use-list-extension.ts';
import { overlapOf } from './game-presets.ts';

/** The first game that overlaps with a period, and the overlap in ms. */
export function useOverlap(start: number | null, end: number | null) {
  const isSpan = start !== null && end !== null && start !== end && isScheduleValid({ start, end });
  const enabled = useListExtension() === true && isSpan;
  const { data } = useListEditGames(
    { count: 1, sort: 'Start', ...(enabled && { since: start, until: end }) },
    { query: { enabled, refetchInterval: false } },
  );
  const game = data?.data[0];
  return enabled && game ? { game, length: overlapOf(game, { start, end }) } : undefined;
}
