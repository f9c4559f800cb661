import { getListTeamsQueryKey, type Team, useCreateTeam } from '@halyard/sdk/react';
import { teamInputBioMax, teamInputNameMax } from '@halyard/sdk/schemas';
import {
  Button,
  CharacterCount,
  Dialog,
  FormField,
  Stack,
  TextField,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors, formFailure } from '../../app/errors/failure-text.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useFields } from '../../forms/use-fields.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface CreateTeamDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Founds a team, with oneself as its captain. */
export function CreateTeamDialog({ open, onClose }: CreateTeamDialogProps) {
  // Mounted only while open, so that each time begins empty.
  return open ? <OpenDialog onClose={onClose} /> : null;
}

function OpenDialog({ onClose }: Pick<CreateTeamDialogProps, 'onClose'>) {
  const { LL } = useLanguage();
  const client = useQueryClient();
  const { set } = useSearchState();
  const { values, bind } = useFields({ name: '', bio: '' });
  const { mutate, isPending, error } = useCreateTeam({
    mutation: {
      onSuccess: (team) => {
        client.setQueryData<Team[]>(
          getListTeamsQueryKey(),
          (known) => known && [...known.filter(({ id }) => id !== team.id), team],
        );
        toast({ tone: 'ok', title: LL.teams.created({ team: team.name }) });
        onClose();
        set({ team: String(team.id) });
      },
    },
  });
  const errors = fieldErrors(LL, error);
  const failure = formFailure(LL, error);
  const submit = () =>
    mutate({ data: { name: values.name.trim(), bio: values.bio.trim() || null } });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={LL.teams.newTeam()}
      description={LL.teams.createText()}
      busy={isPending}
      onSubmit={submit}
      {...(failure !== null && { error: failure })}
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {LL.teams.create()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormField
          label={LL.teams.name()}
          required
          error={errors['name']}
          note={<CharacterCount value={values.name} max={teamInputNameMax} />}
        >
          <TextField {...bind('name')} maxLength={teamInputNameMax} autoComplete="off" />
        </FormField>
        <FormField
          label={LL.teams.bio()}
          optional
          error={errors['bio']}
          note={<CharacterCount value={values.bio} max={teamInputBioMax} />}
        >
          <TextField {...bind('bio')} maxLength={teamInputBioMax} autoComplete="off" />
        </FormField>
      </Stack>
    </Dialog>
  );
}
