import { useGetTeamHistory } from '@halyard/sdk/react';
import type { Profile, Team } from '@halyard/sdk/types';
import { Button, Grid, Section, Stack, TeamHead, Text } from '@halyard/ui-kit';
import { EditIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { lazyDialog } from '../../app/errors/lazy-dialog.tsx';
import { useExtension } from '../../app/routes/use-extension.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { InviteSection } from './InviteSection.tsx';
import { isCaptain } from './is-captain.ts';
import { LeaveSection } from './LeaveSection.tsx';
import { lockReason } from './team-lock.ts';
import { TeamGames } from './TeamGames.tsx';
import { TeamMembers } from './TeamMembers.tsx';

// With the crop of pictures; only captains need it.
const EditTeamDialog = lazyDialog(
  async () => (await import('./EditTeamDialog.tsx')).EditTeamDialog,
);

interface TeamDetailProps {
  team: Team;
  profile: Profile;
}

/** The details of a team: members, games, the invite link, and how to leave it. */
export function TeamDetail({ team, profile }: TeamDetailProps) {
  const { LL, dates } = useLanguage();
  const hasHistory = useExtension('teams') === true;
  const history = useGetTeamHistory(team.id, { query: { enabled: hasHistory } });
  const [isEditing, setEditing] = useState(false);
  const captain = isCaptain(team, profile);
  const reason = lockReason(LL, dates, team);
  const facts = [
    ...(team.createdAt === undefined
      ? []
      : [LL.teams.since({ date: dates.fullDate(team.createdAt) })]),
    ...(history.data ? [LL.teams.gameCount({ count: history.data.games.length })] : []),
    ...(reason === undefined ? [] : [reason]),
  ];
  return (
    <Grid columns="minmax(0, 1fr) 320px" gap={32} pad="page" align="start">
      <Stack gap={24}>
        <TeamHead
          name={team.name}
          avatar={team.avatar}
          bio={team.bio}
          facts={facts}
          action={
            captain && (
              <Button icon={EditIcon} onClick={() => setEditing(true)}>
                {LL.common.edit()}
              </Button>
            )
          }
        />
        <Section title={LL.teams.members()} note={LL.common.number({ value: team.members.length })}>
          <TeamMembers team={team} profile={profile} history={history.data} reason={reason} />
        </Section>
        {hasHistory && <TeamGames query={history} />}
      </Stack>
      <Stack gap={24}>
        {captain ? (
          <InviteSection team={team} />
        ) : (
          <Section title={LL.teams.invite()}>
            <Text as="p" size={13} tone="muted">
              {LL.teams.captainInvites()}
            </Text>
          </Section>
        )}
        <LeaveSection team={team} captain={captain} reason={reason} />
      </Stack>
      {isEditing && <EditTeamDialog team={team} onClose={() => setEditing(false)} />}
    </Grid>
  );
}
