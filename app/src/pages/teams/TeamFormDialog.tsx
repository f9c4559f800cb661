import { TeamInput, teamInputBioMax, teamInputNameMax } from '@halyard/sdk/forms';
import { CharacterCount, FormField, Stack, TextField } from '@halyard/ui-kit';
import type { ReactNode } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface TeamTexts {
  name: string;
  /** Null if it is empty. */
  bio: string | null;
}

interface TeamFormDialogProps {
  /** The team that is edited; without it the dialog is for a new one. */
  team?: TeamTexts;
  /** Above the fields. */
  picture?: ReactNode;
  send: (texts: TeamTexts) => Promise<unknown>;
  onClose: () => void;
}

/** Name and bio of a team. */
export function TeamFormDialog({ team, picture, send, onClose }: TeamFormDialogProps) {
  const { LL } = useLanguage();
  const { values, field, bind, ...form } = useForm({
    schema: TeamInput,
    initial: { name: team?.name ?? '', bio: team?.bio ?? '' },
    send: ({ name, bio }) => send({ name, bio: bio || null }),
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={team ? LL.teams.editTeam() : LL.teams.newTeam()}
      {...(!team && { description: LL.teams.createText() })}
      form={form}
      submit={team ? LL.common.save() : LL.teams.create()}
    >
      <Stack gap={16}>
        {picture}
        <FormField
          label={LL.teams.name()}
          {...field('name')}
          note={<CharacterCount value={values.name} max={teamInputNameMax} />}
        >
          <TextField {...bind('name')} autoComplete="off" />
        </FormField>
        <FormField
          label={LL.teams.bio()}
          optional
          {...field('bio')}
          note={<CharacterCount value={values.bio} max={teamInputBioMax} />}
        >
          <TextField {...bind('bio')} autoComplete="off" />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
