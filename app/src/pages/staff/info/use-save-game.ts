import {
  getEditGame,
  getGetEditGameQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { gameScope } from '../shared/game-input.ts';
import { toGameForm, withEdits } from './game-form.ts';

/** Saves edits of a game over its newest stored state, so that nobody else's change is undone. */
export function useSaveGame(gameId: number) {
  return useSave({
    key: getGetEditGameQueryKey(gameId),
    read: () => getEditGame(gameId),
    toValues: toGameForm,
    write: (newest, edits) => updateGame(gameId, withEdits(newest, edits)),
    changes: updateGameChanges,
    params: { gameId },
    scope: gameScope(gameId),
  });
}
