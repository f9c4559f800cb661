import { useListParticipations, useListWriteups } from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { hasStarted } from '@halyard/sdk/rules';
import { href } from '../../../app/routes/paths.ts';
import { useSearchState } from '../../../app/routes/search-params.ts';
import { useBoard } from '../../../game/use-board.ts';
import { useFirstOpen } from '../list/use-first-open.ts';
import {
  isInView,
  isRowFound,
  listRows,
  nextDocument,
  toWriteupView,
  type WriteupRow,
  type WriteupView,
} from './writeup-rows.ts';

/**
 * The writeups of a game and what of them is shown. With `opensFirst`, for wide windows, the first
 * document is open by default.
 */
export function useWriteups(game: GameInfo, { opensFirst }: { opensFirst: boolean }) {
  const { params, set } = useSearchState();
  const writeups = useListWriteups(game.id);
  const participations = useListParticipations(game.id);
  const { data: board, isLoading: isUnranked } = useBoard(game, {
    enabled: hasStarted(game, Date.now()),
    every: false,
  });
  const isLoading = !writeups.data || !participations.data;
  const all = isLoading ? [] : listRows(participations.data, writeups.data.writeups, board);
  const view = toWriteupView(params.get('show'));
  const typed = params.get('q') ?? '';
  const shown = all.filter((row) => isInView(row, view) && isRowFound(row, typed));
  const named = Number(params.get('team')) || null;
  // The order is that of the ranks: before they are known the first one is any.
  const first = useFirstOpen(
    `${view} ${typed}`,
    (opensFirst && !isUnranked && nextDocument(shown, null, 1)?.participation.id) || null,
    (id) => all.some(({ participation }) => participation.id === id),
  );
  const openId = named ?? first;
  const open = all.find(({ participation }) => participation.id === openId) ?? null;
  const openTeam = (id: number | null) =>
    set({ team: id === null ? null : String(id) }, { replace: true });
  const step = (by: 1 | -1) => {
    const next = nextDocument(shown, openId, by);
    if (next) openTeam(next.participation.id);
  };
  return {
    all,
    shown,
    view,
    typed,
    open,
    openId,
    openTeam,
    isLoading,
    error: writeups.error ?? participations.error,
    refetch: () => Promise.all([writeups.refetch(), participations.refetch()]),
    divisionOf: ({ participation: { divisionId } }: WriteupRow) =>
      divisionId === null ? undefined : writeups.data?.divisions[String(divisionId)],
    step,
    rowHref({ participation }: WriteupRow) {
      const place = new URLSearchParams(params);
      place.set('team', String(participation.id));
      return `${href.staffWriteups(game.id)}?${place}`;
    },
    find: (q: string) => set({ q }, { replace: true }),
    show: (next: WriteupView) => set({ show: next === 'all' ? null : next, team: null }),
  };
}

export type Writeups = ReturnType<typeof useWriteups>;
