import { useAcceptTeamInvite, useGetTeam } from '@halyard/sdk/react';
import { InviteCodeMax } from '@halyard/sdk/forms';
import {
  Avatar,
  AvatarStack,
  FormField,
  Row,
  Stack,
  Text,
  TextField,
  toast,
} from '@halyard/ui-kit';
import { useSearchState } from '../../app/routes/search-params.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { codeFromPaste, readInviteCode } from './invite-code.ts';

interface JoinTeamDialogProps {
  /** The code from an invite link; empty if the dialog was opened by a button. */
  code: string;
  onClose: () => void;
}

/** Joins a team by its code or link; shows the name of the team first. */
export function JoinTeamDialog({ code, onClose }: JoinTeamDialogProps) {
  const { LL } = useLanguage();
  const { set } = useSearchState();
  const { mutateAsync: accept } = useAcceptTeamInvite({
    mutation: {
      onSuccess: (_answer, { data }) => {
        toast({ tone: 'ok', title: LL.teams.joined() });
        onClose();
        set({ team: String(readInviteCode(data)?.teamId) });
      },
    },
  });
  const form = useForm({
    initial: { code },
    required: ['code'],
    check: (values, isTried) =>
      isTried && !readInviteCode(values.code) ? { code: LL.teams.codeShape() } : {},
    blame: () => 'code',
    send: (values) => accept({ data: values.code }),
  });
  const field = form.bind('code');
  const parts = readInviteCode(form.values.code);
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={LL.teams.joinTitle()}
      description={LL.teams.joinText()}
      form={form}
      submit={LL.teams.join()}
    >
      <Stack gap={16}>
        <FormField label={LL.teams.codeOrLink()} {...form.field('code')}>
          <TextField
            mono
            {...field}
            onValueChange={(text) => field.onValueChange(codeFromPaste(text))}
            // A link is longer than its code, which replaces it when it is pasted.
            maxLength={InviteCodeMax * 4}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
        {parts && <TeamPreview teamId={parts.teamId} />}
      </Stack>
    </FormDialog>
  );
}

function TeamPreview({ teamId }: { teamId: number }) {
  const { LL } = useLanguage();
  const { data: team } = useGetTeam(teamId, { query: { refetchInterval: false } });
  if (!team) return null;
  const members = LL.common.memberCount({ count: team.members.length });
  return (
    <Row gap={12}>
      <Avatar name={team.name} kind="team" size={40} src={team.avatar} />
      <Stack grow>
        <Text weight={500} cut>
          {team.name}
        </Text>
        <Text size={12} tone="faint" figures>
          {members}
        </Text>
      </Stack>
      <AvatarStack
        label={members}
        people={team.members.map(({ userName, avatar }) => ({ name: userName, src: avatar }))}
      />
    </Row>
  );
}
