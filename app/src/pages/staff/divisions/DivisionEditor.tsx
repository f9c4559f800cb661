import { DivisionUpdate, divisionInputNameMax } from '@halyard/sdk/forms';
import type { Division, EditChallengeInfo } from '@halyard/sdk/types';
import {
  CharacterCount,
  FormField,
  Grid,
  IconButton,
  Split,
  Stack,
  Switch,
  TextField,
} from '@halyard/ui-kit';
import { RandomIcon } from '@halyard/ui-kit/icons';
import { FormBar } from '../../../forms/FormBar.tsx';
import type { Form } from '../../../forms/form.ts';
import { listChanges } from '../../../forms/list-changes.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { randomInviteCode } from '../info/game-form.ts';
import { ChallengeMatrix } from './ChallengeMatrix.tsx';
import {
  DIVISION_FIELD_NAMES,
  type DivisionForm,
  divisionFormWords,
  toDivisionForm,
  useSaveDivision,
} from './division-form.ts';
import { DivisionPanel } from './DivisionPanel.tsx';

interface DivisionEditorProps {
  gameId: number;
  division: Division;
  /** The game has no other division. */
  isLast: boolean;
  challenges: readonly EditChallengeInfo[];
  /** How many teams are in it; undefined while it loads. */
  teams: number | undefined;
  onDeleted: () => void;
}

/** The settings of a division, its matrix, and in words what its teams can do. */
export function DivisionEditor(props: DivisionEditorProps) {
  const { gameId, division, challenges } = props;
  const { LL } = useLanguage();
  const stored = toDivisionForm(division);
  const save = useSaveDivision(gameId, division.id);
  const form = useForm<DivisionForm>({
    schema: DivisionUpdate,
    stored,
    required: ['name'],
    names: DIVISION_FIELD_NAMES,
    send: (_values, edit) => save(edit),
  });
  return (
    <>
      <Split end={{ width: 340, from: 'xl', content: <DivisionPanel {...props} form={form} /> }}>
        <Stack pad="page" gap={20}>
          <DivisionFields form={form} />
          <ChallengeMatrix name={division.name} challenges={challenges} form={form} />
        </Stack>
      </Split>
      <FormBar
        form={form}
        changes={listChanges(stored, form, divisionFormWords(LL), LL.common.edits.edited())}
      />
    </>
  );
}

function DivisionFields({ form }: { form: Form<DivisionForm> }) {
  const { LL } = useLanguage();
  const words = LL.staff.divisions;
  const { info } = LL.staff;
  return (
    <>
      <Grid columns="minmax(0, 2fr) minmax(0, 1fr)" from="sm" align="start">
        <FormField
          label={words.name()}
          {...form.field('name')}
          note={<CharacterCount value={form.values.name} max={divisionInputNameMax} />}
        >
          <TextField {...form.bind('name')} autoComplete="off" />
        </FormField>
        <FormField label={info.inviteCode()} {...form.field('inviteCode')}>
          <TextField
            mono
            {...form.bind('inviteCode')}
            placeholder={info.openToAll()}
            autoComplete="off"
            spellCheck={false}
            action={
              <IconButton
                size="small"
                icon={RandomIcon}
                label={info.newCode()}
                onClick={() => form.set('inviteCode', randomInviteCode())}
              />
            }
          />
        </FormField>
      </Grid>
      <Grid columns="repeat(3, minmax(0, 1fr))" from="sm">
        <Switch row {...form.toggle('join')}>
          {words.join()}
        </Switch>
        <Switch row {...form.toggle('ranked')}>
          {words.ranked()}
        </Switch>
        <Switch row {...form.toggle('review')}>
          {words.review()}
        </Switch>
      </Grid>
    </>
  );
}
