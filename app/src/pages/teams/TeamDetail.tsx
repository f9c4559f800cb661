import type { Profile, Team } from '@halyard/sdk/types';
import { Grid, MemberList, Section, Stack, TeamHead, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../i18n/i18n.tsx';
import { InviteSection } from './InviteSection.tsx';
import { isCaptain } from './is-captain.ts';

interface TeamDetailProps {
  team: Team;
  profile: Profile;
}

/** The details of a team: its members and, for the captain, the invite link. */
export function TeamDetail({ team, profile }: TeamDetailProps) {
  const { LL } = useLanguage();
  return (
    <Grid columns="minmax(0, 1fr) 320px" gap={32} pad="page" align="start">
      <Stack gap={24}>
        <TeamHead
          name={team.name}
          avatar={team.avatar}
          bio={team.bio}
          facts={[
            LL.common.memberCount({ count: team.members.length }),
            ...(team.locked ? [LL.teams.lockedText()] : []),
          ]}
        />
        <Section title={LL.teams.members()}>
          <Members team={team} profile={profile} />
        </Section>
      </Stack>
      {isCaptain(team, profile) ? (
        <InviteSection team={team} />
      ) : (
        <Section title={LL.teams.invite()}>
          <Text as="p" size={13} tone="muted">
            {LL.teams.captainInvites()}
          </Text>
        </Section>
      )}
    </Grid>
  );
}

function Members({ team, profile }: TeamDetailProps) {
  const { LL } = useLanguage();
  // The captain first, then the others in their order.
  const members = team.members.toSorted((a, b) => Number(b.captain) - Number(a.captain));
  return (
    <MemberList
      label={LL.teams.membersOf({ team: team.name })}
      members={members.map(({ id, userName, avatar, captain }) => ({
        id,
        name: userName,
        avatar,
        captain,
        role: captain ? LL.teams.captain() : LL.teams.member(),
        you: id === profile.userId ? LL.teams.you() : undefined,
      }))}
    />
  );
}
