import { TeamMemberChange, TeamMemberRemoval } from '@halyard/sdk/forms';
import {
  addTeamMember,
  addTeamMemberChanges,
  invalidate,
  removeTeamMember,
  removeTeamMemberChanges,
  setTeamCaptain,
  setTeamCaptainChanges,
  useListUsers,
} from '@halyard/sdk/react';
import type { AdminTeam, TeamMember, TeamMemberGame } from '@halyard/sdk/types';
import {
  Button,
  Combobox,
  Dialog,
  EffectNote,
  FormField,
  Stack,
  TextField,
  toast,
} from '@halyard/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useDebounced } from '../../../lists/use-debounced.ts';

/** Users to choose from. */
const MOST_USERS = 20;

interface DialogProps {
  team: AdminTeam;
  onClose: () => void;
}

interface ChangeMemberDialogProps extends DialogProps {
  member: TeamMember;
  change: 'captain' | 'remove';
}

/** Makes a member the captain, or removes them, with a reason. */
export function ChangeMemberDialog({ team, member, change, onClose }: ChangeMemberDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams.changes[change];
  const client = useQueryClient();
  const names = { user: member.userName, team: team.name };
  const params = { teamId: team.id, userId: member.id };
  const form = useForm({
    schema: TeamMemberRemoval,
    initial: { reason: '' },
    send: async ({ reason }) => {
      if (change === 'remove') {
        await removeTeamMember(params, { reason });
        void invalidate(client, removeTeamMemberChanges, params);
      } else {
        await setTeamCaptain(team.id, { userId: member.id, reason });
        void invalidate(client, setTeamCaptainChanges, params);
      }
      toast({ tone: 'ok', title: words.done(names) });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={words.title(names)}
      description={words.effect()}
      form={form}
      variant={change === 'remove' ? 'danger' : 'primary'}
      submit={words.confirm()}
    >
      <FormField label={LL.staff.audit.reason()} {...form.field('reason')}>
        <TextField {...form.bind('reason')} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

/** Adds a member, with a reason, and says into which games of the team they could not be entered. */
export function AddMemberDialog({ team, onClose }: DialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const client = useQueryClient();
  const { choose, ...users } = useUserOptions(team);
  const [leftOut, setLeftOut] = useState<readonly TeamMemberGame[]>([]);
  const form = useForm({
    schema: TeamMemberChange,
    initial: { userId: '', reason: '' },
    required: ['userId'],
    send: async (data) => {
      const { games } = await addTeamMember(team.id, data);
      void invalidate(client, addTeamMemberChanges, { teamId: team.id });
      const missed = games.filter(({ code }) => code !== null);
      setLeftOut(missed);
      if (missed.length > 0) return;
      toast({ tone: 'ok', title: words.added({ team: team.name }) });
      onClose();
    },
  });
  const title = words.addTitle({ team: team.name });
  if (leftOut.length > 0) return <LeftOutDialog title={title} games={leftOut} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={title}
      description={team.closed === true ? words.reopens() : words.addEffect()}
      form={form}
      submit={words.addConfirm()}
    >
      <Stack gap={16}>
        <FormField label={words.user()} {...form.field('userId')}>
          <Combobox
            {...users}
            words={{ empty: words.noUser() }}
            value={form.values.userId || null}
            onValueChange={(id) => {
              if (id === null) return;
              choose(id);
              form.set('userId', id);
            }}
          />
        </FormField>
        <FormField label={LL.staff.audit.reason()} {...form.field('reason')}>
          <TextField {...form.bind('reason')} autoComplete="off" />
        </FormField>
      </Stack>
    </FormDialog>
  );
}

interface LeftOutDialogProps extends Pick<DialogProps, 'onClose'> {
  title: string;
  games: readonly TeamMemberGame[];
}

/** Names the games in which a new member does not play. */
function LeftOutDialog({ title, games, onClose }: LeftOutDialogProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      description={words.leftOut()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {LL.common.close()}
        </Button>
      }
    >
      <Stack gap={8}>
        {games.map(({ id, title: game, code }) => (
          <EffectNote key={id} tone="warn">
            {code === 'TEAM_TOO_LARGE' ? words.fullIn({ game }) : words.playsIn({ game })}
          </EffectNote>
        ))}
      </Stack>
    </Dialog>
  );
}

/** The users who match what is typed, except the members of the team. */
function useUserOptions({ members }: AdminTeam) {
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const { data, isFetching } = useListUsers({ count: MOST_USERS, ...(text !== '' && { text }) });
  const options = (data?.data ?? [])
    .filter(({ id }) => members.every((member) => member.id !== id))
    .map(({ id, userName, email }) => ({ value: id, label: userName, hint: email }));
  return {
    options,
    // What is chosen stays although the list is that of another search.
    known: chosen ? [chosen] : [],
    loading: isFetching,
    onQueryChange: setTyped,
    choose: (id: string) => setChosen(options.find(({ value }) => value === id) ?? null),
  };
}
