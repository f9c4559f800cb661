import { GameInput } from '@halyard/sdk/forms';
import type { GameInfo, GameReplacement } from '@halyard/sdk/types';
import { FormColumn, Split, useTick } from '@halyard/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import type { Form } from '../../../forms/form.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FormBar } from '../../../forms/FormBar.tsx';
import { listChanges } from '../../../forms/list-changes.ts';
import { listEffects } from './game-effects.ts';
import {
  GAME_FIELD_NAMES,
  type GameForm as GameValues,
  gameErrors,
  REQUIRED_GAME_FIELDS,
  toGameForm,
  withEdits,
} from './game-form.ts';
import { gameFormWords } from './game-words.ts';
import { GameFields } from './GameFields.tsx';
import { GameSidePanel } from './GameSidePanel.tsx';
import {
  getEditGame,
  getGetEditGameQueryKey,
  updateGame,
  updateGameChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';
import { gameScope } from '../shared/game-replacement.ts';

const MINUTE = 60_000;

const DatesDialog = lazyDialog(async () => (await import('./DatesDialog.tsx')).DatesDialog);

interface GameFormProps {
  game: GameInfo;
  onDeleted: () => void;
}

/** The settings of a game as a form with a side panel and a save bar. */
export function GameForm({ game, onDeleted }: GameFormProps) {
  const { LL, dates } = useLanguage();
  const stored = toGameForm(game);
  const countsPractice = useRef(false);
  const save = useSaveGame(game.id, () =>
    countsPractice.current ? { countPracticeSolves: true } : {},
  );
  const form = useForm({
    schema: GameInput,
    stored,
    required: REQUIRED_GAME_FIELDS,
    verbatim: ['summary', 'content', 'writeupNote'],
    names: GAME_FIELD_NAMES,
    check: (values) => gameErrors(LL, values, stored),
    send: (_values, edit) => save(edit),
  });
  const { bar, dialog } = useDates(game, form, (counts) => {
    countsPractice.current = counts;
  });
  const now = useTick((at) => Math.floor(at / MINUTE)) * MINUTE;
  return (
    <>
      <Split
        end={{
          width: 340,
          from: 'lg',
          content: (
            <GameSidePanel
              game={game}
              effects={listEffects(LL, game, form, now, dates.moment)}
              onDeleted={onDeleted}
            />
          ),
        }}
      >
        <FormColumn>
          <GameFields game={game} form={form} />
        </FormColumn>
      </Split>
      <FormBar
        form={bar}
        changes={listChanges(stored, form, gameFormWords(LL, dates), LL.common.edits.edited())}
      />
      {dialog}
    </>
  );
}

const DATES = [
  'start',
  'end',
  'freeze',
  'writeupDeadline',
] as const satisfies readonly (keyof GameValues)[];

/** The form whose save asks first if dates were edited, and the dialog that asks. */
function useDates(
  game: GameInfo,
  form: Form<GameValues>,
  onAnswer: (countsPractice: boolean) => void,
): { bar: Form<GameValues>; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const isOffered = useExtension('schedule') === true;
  const { changed, errors, values, submit } = form;
  const isSound = Object.values(errors).every((error) => error === undefined);
  const isAsked = isOffered && isSound && DATES.some((name) => changed.includes(name));
  const save = (countsPractice: boolean) => {
    setOpen(false);
    onAnswer(countsPractice);
    submit();
  };
  return {
    bar: { ...form, submit: () => (isAsked ? setOpen(true) : save(false)) },
    dialog: isOpen && (
      <DatesDialog
        game={game}
        edits={Object.fromEntries(changed.map((name) => [name, values[name]]))}
        onSave={save}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Saves the edited fields of a game without reverting changes of other users. `extra` is sent with them. */
function useSaveGame(gameId: number, extra: () => Pick<GameReplacement, 'countPracticeSolves'>) {
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
