import { GameInput } from '@halyard/sdk/forms';
import type { GameInfo } from '@halyard/sdk/types';
import { FormColumn, Split, useTick } from '@halyard/ui-kit';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FormBar } from '../../../forms/FormBar.tsx';
import { listChanges } from '../../../forms/list-changes.ts';
import { listEffects } from './game-effects.ts';
import { GAME_FIELD_NAMES, gameErrors, REQUIRED_GAME_FIELDS, toGameForm } from './game-form.ts';
import { gameFormWords } from './game-words.ts';
import { GameFields } from './GameFields.tsx';
import { GameSidePanel } from './GameSidePanel.tsx';
import { useSaveGame } from './use-save-game.ts';

const MINUTE = 60_000;

interface GameFormProps {
  game: GameInfo;
  onDeleted: () => void;
}

/** The settings of a game as a form with a side panel and a save bar. */
export function GameForm({ game, onDeleted }: GameFormProps) {
  const { LL, dates } = useLanguage();
  const stored = toGameForm(game);
  const save = useSaveGame(game.id);
  const form = useForm({
    schema: GameInput,
    stored,
    required: REQUIRED_GAME_FIELDS,
    verbatim: ['summary', 'content', 'writeupNote'],
    names: GAME_FIELD_NAMES,
    check: (values) => gameErrors(LL, values, stored),
    send: (_values, edit) => save(edit),
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
        form={form}
        changes={listChanges(stored, form, gameFormWords(LL, dates), LL.common.edits.edited())}
      />
    </>
  );
}
