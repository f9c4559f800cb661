import {
  getEditGame,
  getListEditGamesQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import type { GameInfo } from '@halyard/sdk/types';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../changes/use-change.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { patchRow } from '../../../lists/patch-row.ts';
import { gameScope, toGameReplacement } from '../shared/game-replacement.ts';

/** Shows or hides a game; hiding can be undone. All other fields stay. */
export function useSetVisible({ id: gameId, title }: Pick<GameInfo, 'id' | 'title'>) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  return useChange({
    call: async (visible: boolean) => {
      const game = await getEditGame(gameId);
      return updateGame(
        gameId,
        { ...toGameReplacement(game), hidden: !visible },
        { ifMatch: game },
      );
    },
    shows: (visible) =>
      patchRow<GameInfo>(client, getListEditGamesQueryKey(), gameId, (game) => ({
        ...game,
        hidden: !visible,
      })),
    changes: updateGameChanges,
    params: { gameId },
    undo: (visible) =>
      visible ? null : { title: LL.staff.games.nowHidden({ game: title }), input: true },
    scope: gameScope(gameId),
  });
}
