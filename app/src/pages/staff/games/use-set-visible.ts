import { type GameInfo, getEditGame, updateGame, updateGameChanges } from '@halyard/sdk/react';
import { patchItem } from '../../../changes/optimistic.ts';
import { useChange } from '../../../changes/use-change.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { gameScope, toGameInput } from '../shared/game-input.ts';
import { staffGamesKey } from './use-staff-games.ts';

/** Shows or hides a game; hiding can be undone. All other fields stay. */
export function useSetVisible({ id: gameId, title }: Pick<GameInfo, 'id' | 'title'>) {
  const { LL } = useLanguage();
  return useChange({
    call: async (visible: boolean) => {
      const game = await getEditGame(gameId);
      return updateGame(gameId, { ...toGameInput(game), hidden: !visible });
    },
    shows: (visible) => [
      patchItem<GameInfo>(staffGamesKey, gameId, (game) => ({ ...game, hidden: !visible })),
    ],
    changes: updateGameChanges,
    params: { gameId },
    undo: (visible) =>
      visible ? null : { title: LL.staff.games.nowHidden({ game: title }), input: true },
    scope: gameScope(gameId),
  });
}
