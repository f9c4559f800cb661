import { ChallengeUpdate } from '@halyard/sdk/forms';
import type { EditChallenge, GameInfo } from '@halyard/sdk/types';
import { phaseOf } from '@halyard/sdk/rules';
import {
  FormField,
  Grid,
  SidePanel,
  Split,
  Stack,
  TextField,
  useTick,
  Section,
} from '@halyard/ui-kit';
import { useHash } from '../../../app/routes/use-hash.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { FormBar } from '../../../forms/FormBar.tsx';
import { listChanges } from '../../../forms/list-changes.ts';
import { AttachmentPart } from './AttachmentPart.tsx';
import { BasicFields } from './BasicFields.tsx';
import {
  CHALLENGE_FIELD_NAMES,
  challengeErrors,
  REQUIRED_CHALLENGE_FIELDS,
  toChallengeForm,
  toChallengeUpdate,
} from './challenge-form.ts';
import { challengeFormWords } from './challenge-words.ts';
import { ContainerPart } from './ContainerPart.tsx';
import { FlagsPart } from './FlagsPart.tsx';
import { flagKind, hasInstance, FLAGS_ID } from './flags.ts';
import { HintFields } from './HintFields.tsx';
import { ScorePart } from './ScorePart.tsx';
import { TestPart } from './TestPart.tsx';
import type { ChallengeSectionProps } from './section-props.ts';
import { StatementField } from './StatementField.tsx';
import { TemplateInput } from './TemplateInput.tsx';
import { judgeByTemplate } from './try-flag.ts';
import { TryFlag } from './TryFlag.tsx';
import {
  getEditChallenge,
  getGetEditChallengeQueryKey,
  updateChallenge,
  updateChallengeChanges,
} from '@halyard/sdk/react';
import { useSave } from '../../../changes/use-save.ts';

interface ChallengeEditorProps {
  game: GameInfo;
  challenge: EditChallenge;
}

/** The form of a challenge. Files and flags are saved immediately, all other fields by the save bar. */
export function ChallengeEditor({ game, challenge }: ChallengeEditorProps) {
  const { LL, dates } = useLanguage();
  const words = LL.staff.challenge;
  useHash();
  const stored = toChallengeForm(challenge);
  const save = useSaveChallenge(game.id, challenge.id);
  const form = useForm({
    schema: ChallengeUpdate,
    stored,
    required: REQUIRED_CHALLENGE_FIELDS,
    verbatim: ['content', 'flagTemplate'],
    names: CHALLENGE_FIELD_NAMES,
    check: (values) => challengeErrors(LL, values),
    blame: ({ code }) => (code === 'FLAG_TEMPLATE_WEAK' ? 'flagTemplate' : undefined),
    send: (_values, edit) => save(edit),
  });
  const kind = flagKind(challenge.type);
  // Changing the hints of a visible challenge notifies all players.
  const isLive = useTick((now) => phaseOf(game, now) === 'running');
  const postsNotice = challenge.isEnabled && isLive;
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
                <ScorePart form={form} challenge={challenge} />
                {hasInstance(challenge.type) && (
                  <>
                    <ContainerPart form={form} />
                    <TestPart {...part} />
                  </>
                )}
              </Stack>
            </SidePanel>
          ),
        }}
      >
        <Stack pad="page" gap={20}>
          <BasicFields form={form} type={challenge.type} />
          <StatementField form={form} />
          <Grid columns="minmax(0, 1fr) minmax(0, 1fr)" from="md" gap={16} align="start">
            <HintFields form={form} stored={stored.hints} postsNotice={postsNotice} />
            {kind === 'pairs' ? (
              <FormField
                label={words.fileName()}
                {...form.field('fileName')}
                hint={words.fileNameHint()}
              >
                <TextField {...form.bind('fileName')} autoComplete="off" />
              </FormField>
            ) : (
              <AttachmentPart {...part} />
            )}
          </Grid>
          {kind === 'template' ? <TemplateField form={form} /> : <FlagsPart {...part} />}
        </Stack>
      </Split>
      <FormBar
        form={form}
        changes={listChanges(stored, form, challengeFormWords(LL, dates), LL.common.edits.edited())}
        {...(postsNotice && form.changed.includes('hints') && { saveLabel: words.saveAndPost() })}
      />
    </>
  );
}

/** The template of the teams' flags, with samples; the server refuses one that is too weak. */
function TemplateField({ form }: ChallengeSectionProps) {
  const { LL } = useLanguage();
  const words = LL.staff.challenge;
  return (
    <Section id={FLAGS_ID} title={words.template()} note={words.templateNote()}>
      <Stack gap={8}>
        <TemplateInput form={form} label={words.pattern()} />
        <TryFlag judge={(flag) => judgeByTemplate(form.values.flagTemplate, flag)} />
      </Stack>
    </Section>
  );
}

/** Saves the edited fields of a challenge. */
function useSaveChallenge(gameId: number, challengeId: number) {
  return useSave({
    key: getGetEditChallengeQueryKey({ gameId, challengeId }),
    read: () => getEditChallenge({ gameId, challengeId }),
    toValues: toChallengeForm,
    write: async (newest, edits) => {
      const answer = await updateChallenge({ gameId, challengeId }, toChallengeUpdate(edits), {
        ifMatch: newest,
      });
      // The response to an update contains neither flags nor the number of solves.
      return { ...answer, flags: newest.flags, acceptedCount: newest.acceptedCount };
    },
    changes: updateChallengeChanges,
    params: { gameId, challengeId },
    scope: `challenge-${challengeId}`,
  });
}
