import {
  getEditGame,
  getGetEditGameQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import type { GameReplacement } from '@halyard/sdk/types';
import { useSave } from '../../../changes/use-save.ts';
import { gameScope } from '../shared/game-replacement.ts';
import { toGameForm, withEdits } from './game-form.ts';

/** Saves the edited fields of a game without reverting changes of other users. `extra` is sent with them. */
export function useSaveGame(
  gameId: number,
  extra: () => Pick<GameReplacement, 'countPracticeSolves'>,
) {
  return useSave({
    key: getGetEditGameQueryKey(gameId),
    read: () => getEditGame(gameId),
    toValues: toGameForm,
    write: (newest, edits) =>
      updateGame(gameId, { ...withEdits(newest, edits), ...extra() }, { ifMatch: newest }),
    changes: updateGameChanges,
    params: { gameId },
    scope: gameScope(gameId),
  });
}
