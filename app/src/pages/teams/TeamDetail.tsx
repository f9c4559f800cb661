import type { Profile, Team } from '@halyard/sdk/react';
import { Avatar, Badge, Grid, Icon, ItemList, Row, Section, Stack, Text } from '@halyard/ui-kit';
import { CaptainIcon, LockedIcon } from '@halyard/ui-kit/icons';
import { useLanguage } from '../../i18n/i18n.tsx';
import { InviteSection } from './InviteSection.tsx';
import { isCaptain } from './is-captain.ts';

interface TeamDetailProps {
  team: Team;
  profile: Profile;
}

/** The page of one team: who is in it, and for its captain how others get in. */
export function TeamDetail({ team, profile }: TeamDetailProps) {
  const { LL } = useLanguage();
  return (
    <Grid columns="minmax(0, 1fr) 320px" gap={32} pad="page" align="start">
      <Stack gap={24}>
        <TeamHead team={team} />
        <Section
          title={LL.teams.members()}
          note={LL.common.memberCount({ count: team.members.length })}
        >
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

function TeamHead({ team }: { team: Team }) {
  const { LL } = useLanguage();
  return (
    <Row gap={16} align="start">
      <Avatar name={team.name} kind="team" size={64} src={team.avatar} />
      <Stack grow gap={4}>
        <Text as="h2" size={20}>
          {team.name}
        </Text>
        {team.bio !== null && team.bio !== '' && (
          <Text as="p" tone="muted">
            {team.bio}
          </Text>
        )}
        {team.locked && (
          <Row gap={8} wrap>
            <Badge icon={LockedIcon}>{LL.teams.locked()}</Badge>
            <Text size={12} tone="faint">
              {LL.teams.lockedText()}
            </Text>
          </Row>
        )}
      </Stack>
    </Row>
  );
}

function Members({ team, profile }: TeamDetailProps) {
  const { LL } = useLanguage();
  // The captain first, the others as they came.
  const members = team.members.toSorted((a, b) => Number(b.captain) - Number(a.captain));
  return (
    <ItemList
      label={LL.teams.members()}
      items={members.map(({ id, userName, avatar, bio, captain }) => ({
        id,
        lead: <Avatar name={userName} kind="person" size={28} src={avatar} />,
        title: userName,
        ...(id === profile.userId && { mark: LL.teams.you() }),
        ...(bio && { note: bio }),
        end: captain ? (
          <>
            <Icon icon={CaptainIcon} size={14} />
            {LL.teams.captain()}
          </>
        ) : (
          LL.teams.member()
        ),
      }))}
    />
  );
}
