import { type EditChallenge, type GameInfo, isApiError } from '@halyard/sdk/react';
import { FormField, Grid, SidePanel, Split, Stack, TextField, useTick } from '@halyard/ui-kit';
import { challengeUpdateFileNameMax } from '@halyard/sdk/schemas';
import { gamePhase } from '../../../app/session/abilities.ts';
import { failureText, fieldErrors } from '../../../app/errors/failure-text.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FormBar } from '../shared/FormBar.tsx';
import { listChanges } from '../shared/list-changes.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { AttachmentPart } from './AttachmentPart.tsx';
import { BasicFields } from './BasicFields.tsx';
import { type ChallengeForm, FIELD_NAMES, findFaults, toChallengeForm } from './challenge-form.ts';
import { challengeFormWords, faultText } from './challenge-words.ts';
import { ContainerPart } from './ContainerPart.tsx';
import { FlagsPart } from './FlagsPart.tsx';
import { flagKind, hasInstance } from './flags.ts';
import { HintFields } from './HintFields.tsx';
import { ScorePart } from './ScorePart.tsx';
import { StatementField } from './StatementField.tsx';
import { TemplateField } from './TemplateField.tsx';
import { useSaveChallenge } from './use-save-challenge.ts';

interface ChallengeEditorProps {
  game: GameInfo;
  challenge: EditChallenge;
}

/** One page for everything about a challenge; files and flags act at once, the rest is saved. */
export function ChallengeEditor({ game, challenge }: ChallengeEditorProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.challenge;
  const stored = toChallengeForm(challenge);
  const draft = useDraft<ChallengeForm>(stored);
  const { values, changed, edits, discard, settle, set } = draft;
  const save = useSaveChallenge(game.id, challenge.id);
  const kind = flagKind(challenge.type);

  const faults = Object.entries(findFaults(values)).map(([name, fault]) => [
    name,
    faultText(LL, fault),
  ]);
  const refused = Object.entries(fieldErrors(LL, save.error)).map(([path, text]) => [
    FIELD_NAMES[path] ?? path,
    text,
  ]);
  const weak = isApiError(save.error, 'FLAG_TEMPLATE_WEAK')
    ? [['flagTemplate', failureText(LL, save.error)]]
    : [];
  const errors = Object.fromEntries([...refused, ...weak, ...faults]);
  const firstFault = faults[0]?.[1];
  // Changed hints of a challenge that players see are told to all of them.
  const isLive = useTick((now) => gamePhase(game, now) === 'live');
  const postsNotice = challenge.isEnabled && isLive;
  const submit = () => {
    if (firstFault === undefined) save.mutate(edits, { onSuccess: () => settle(edits) });
  };
  const section = { draft, errors };
  const part = { game, challenge };
  return (
    <>
      <Split
        end={{
          width: 436,
          from: 'lg',
          content: (
            <SidePanel label={words.score()}>
              <Stack gap={24}>
                <ScorePart {...section} challenge={challenge} />
                {hasInstance(challenge.type) && <ContainerPart {...section} />}
              </Stack>
            </SidePanel>
          ),
        }}
      >
        <Stack pad="page" gap={20}>
          <BasicFields {...section} type={challenge.type} />
          <StatementField {...section} />
          <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="md" gap={16} align="start">
            <HintFields {...section} stored={stored.hints} postsNotice={postsNotice} />
            {kind === 'pairs' ? (
              <FormField
                label={words.fileName()}
                changed={changed.includes('fileName')}
                hint={words.fileNameHint()}
                error={errors['fileName']}
              >
                <TextField
                  value={values.fileName}
                  onValueChange={(value) => set('fileName', value)}
                  maxLength={challengeUpdateFileNameMax}
                  autoComplete="off"
                />
              </FormField>
            ) : (
              <AttachmentPart {...part} />
            )}
          </Grid>
          {kind === 'template' ? <TemplateField {...section} /> : <FlagsPart {...part} />}
        </Stack>
      </Split>
      <FormBar
        changes={listChanges(
          stored,
          values,
          changed,
          challengeFormWords(LL, dates),
          LL.staff.edited(),
        )}
        onSave={submit}
        onDiscard={() => {
          discard();
          save.reset();
        }}
        isSaving={save.isPending}
        error={firstFault ?? (save.error ? failureText(LL, save.error) : undefined)}
        {...(postsNotice && changed.includes('hints') && { saveLabel: words.saveAndPost() })}
      />
    </>
  );
}
