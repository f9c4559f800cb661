import {
  getEditGame,
  getGetEditGameQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { gameScope } from '../shared/game-replacement.ts';
import { toGameForm, withEdits } from './game-form.ts';

/** Saves the edited fields of a game without reverting changes of other users. */
export function useSaveGame(gameId: number) {
  return useSave({
    key: getGetEditGameQueryKey(gameId),
    read: () => getEditGame(gameId),
    toValues: toGameForm,
    write: (newest, edits) => updateGame(gameId, withEdits(newest, edits), { ifMatch: newest }),
    changes: updateGameChanges,
    params: { gameId },
    scope: gameScope(gameId),
  });
}
