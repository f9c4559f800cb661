import type { GameInfo } from '@halyard/sdk/react';
import { FormColumn, Split, useTick } from '@halyard/ui-kit';
import { failureText, fieldErrors } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FormBar } from '../shared/FormBar.tsx';
import { listChanges } from '../shared/list-changes.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { listEffects } from './game-effects.ts';
import { findFaults, toGameForm } from './game-form.ts';
import { faultText, gameFormWords } from './game-words.ts';
import { GameFields } from './GameFields.tsx';
import { GameSidePanel } from './GameSidePanel.tsx';
import { useSaveGame } from './use-save-game.ts';

const MINUTE = 60_000;

/** The contract's names of fields that are called otherwise in the form. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  hidden: 'visible',
  bloodBonus: 'firstBlood',
};

interface GameFormProps {
  game: GameInfo;
  onDeleted: () => void;
}

/** A game's information as a form over what is stored, with its panel and save bar. */
export function GameForm({ game, onDeleted }: GameFormProps) {
  const { LL, dates } = useLanguage();
  const stored = toGameForm(game);
  const draft = useDraft(stored);
  const { values, changed, edits, discard, settle } = draft;
  const save = useSaveGame(game.id);
  const now = useTick((at) => Math.floor(at / MINUTE)) * MINUTE;

  const faults = Object.entries(findFaults(values)).map(([name, fault]) => [
    name,
    faultText(LL, fault),
  ]);
  const refused = Object.entries(fieldErrors(LL, save.error)).map(([path, text]) => [
    FIELD_NAMES[path] ?? path,
    text,
  ]);
  const errors = Object.fromEntries([...refused, ...faults]);
  const firstFault = faults[0]?.[1];
  const submit = () => {
    if (firstFault === undefined) save.mutate(edits, { onSuccess: () => settle(edits) });
  };
  return (
    <>
      <Split
        end={{
          width: 340,
          from: 'lg',
          content: (
            <GameSidePanel
              game={game}
              effects={listEffects(LL, game, draft, now)}
              onDeleted={onDeleted}
            />
          ),
        }}
      >
        <FormColumn>
          <GameFields game={game} draft={draft} errors={errors} />
        </FormColumn>
      </Split>
      <FormBar
        changes={listChanges(stored, values, changed, gameFormWords(LL, dates), LL.staff.edited())}
        onSave={submit}
        onDiscard={() => {
          discard();
          save.reset();
        }}
        isSaving={save.isPending}
        error={firstFault ?? (save.error ? failureText(LL, save.error) : undefined)}
      />
    </>
  );
}
