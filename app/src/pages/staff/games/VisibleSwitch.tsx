import type { GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import { Switch } from '@halyard/ui-kit';
import { useConfirm } from '../../../changes/use-confirm.tsx';
import { useLanguage } from '../../../i18n/i18n.tsx';
import {
  getEditGame,
  getListEditGamesQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../changes/use-change.ts';
import { patchRow } from '../../../lists/patch-row.ts';
import { gameScope, toGameReplacement } from '../shared/game-replacement.ts';

/** Shows or hides a game. Hiding can be undone; for a running game it asks for confirmation. */
export function VisibleSwitch({ game }: { game: GameInfo }) {
  const { LL } = useLanguage();
  const words = LL.staff.games;
  const [ask, question] = useConfirm();
  const { mutate, isPending } = useSetVisible(game);
  const change = (visible: boolean) => {
    if (visible || phaseOf(game, Date.now()) !== 'running') return mutate(visible);
    ask({
      title: words.hideTitle({ game: game.title }),
      effect: words.hideEffect(),
      confirm: words.hide(),
      act: () => mutate(false),
    });
  };
  return (
    <>
      <Switch
        checked={!game.hidden}
        onCheckedChange={change}
        busy={isPending}
        aria-label={words.visibleOf({ game: game.title })}
      />
      {question}
    </>
  );
}

/** Shows or hides a game; hiding can be undone. All other fields stay. */
function useSetVisible({ id: gameId, title }: Pick<GameInfo, 'id' | 'title'>) {
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
