import { useAcceptTeamInvite, useGetTeam } from '@halyard/sdk/react';
import { InviteCodeMax } from '@halyard/sdk/schemas';
import {
  Avatar,
  AvatarStack,
  Button,
  Dialog,
  FormField,
  Row,
  Stack,
  Text,
  TextField,
  toast,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { failureText } from '../../app/errors/failure-text.ts';
import { useSearchState } from '../../app/routes/search-params.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { codeFromPaste, readInviteCode } from './invite-code.ts';

interface JoinTeamDialogProps {
  open: boolean;
  /** From an invite link; empty when the dialog was opened by hand. */
  code: string;
  onClose: () => void;
}

/** Joins a team by its code or link; shows whose it is before. */
export function JoinTeamDialog({ open, ...rest }: JoinTeamDialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ code, onClose }: Omit<JoinTeamDialogProps, 'open'>) {
  const { LL } = useLanguage();
  const { set } = useSearchState();
  const [typed, setTyped] = useState(code);
  const [isChecked, setChecked] = useState(false);
  const parts = readInviteCode(typed);
  const { mutate, isPending, error, reset } = useAcceptTeamInvite();
  const change = (text: string) => {
    setTyped(codeFromPaste(text));
    setChecked(false);
    reset();
  };
  const submit = () => {
    setChecked(true);
    if (!parts) return;
    const onSuccess = () => {
      toast({ tone: 'ok', title: LL.teams.joined() });
      onClose();
      set({ team: String(parts.teamId) });
    };
    mutate({ data: typed }, { onSuccess });
  };
  const shapeError = isChecked && !parts ? LL.teams.codeShape() : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={LL.teams.joinTitle()}
      description={LL.teams.joinText()}
      busy={isPending}
      onSubmit={submit}
      actions={
        <>
          <Button variant="ghost" disabled={isPending} onClick={onClose}>
            {LL.common.cancel()}
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {LL.teams.join()}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <FormField
          label={LL.teams.codeOrLink()}
          required
          error={error ? failureText(LL, error) : shapeError}
        >
          <TextField
            mono
            value={typed}
            onValueChange={change}
            // A link is longer than the code in it; the code is cut out as soon as it is pasted.
            maxLength={InviteCodeMax * 4}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
        {parts && <TeamPreview teamId={parts.teamId} />}
      </Stack>
    </Dialog>
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
