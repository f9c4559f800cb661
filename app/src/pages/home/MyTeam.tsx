import { useGetGameDetails, useListTeams } from '@halyard/sdk/react';
import type { BasicGame, Profile, ScoreboardItem, Team } from '@halyard/sdk/types';
import {
  Avatar,
  AvatarStack,
  ButtonLink,
  Card,
  Row,
  Section,
  ShareList,
  Stack,
  Text,
  useTick,
} from '@halyard/ui-kit';
import { isPlaying } from '../../app/session/abilities.ts';
import { factLine } from '../../game/game-words.ts';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';

interface MyTeamProps {
  profile: Profile;
  games: readonly BasicGame[];
}

/**
 * The user's team in the running game, with the points of each member; otherwise the first team.
 */
export function MyTeam({ profile, games }: MyTeamProps) {
  const { LL } = useLanguage();
  const { data: teams } = useListTeams({ query: { refetchInterval: 60_000 } });
  const gameId = useTick((now) => games.find((game) => isPlaying(game, now))?.id ?? 0);
  const { data: row } = useGetGameDetails(gameId, {
    query: { enabled: gameId !== 0, select: ({ rank }) => rank },
  });
  if (!teams) return null;
  const team = teams.find(({ id }) => id === row?.id) ?? teams[0];
  if (!team) return <NoTeam />;
  return (
    <Section title={LL.home.myTeam()} more={{ href: href.teams(team.id), label: team.name }}>
      <Card>
        <Stack gap={10}>
          <TeamLine team={team} profile={profile} hasFaces={row?.id !== team.id} />
          {row?.id === team.id && (
            <ShareList
              label={LL.home.pointsByMember()}
              items={memberShares(team, row, profile.userId, (value) =>
                LL.common.number({ value }),
              )}
            />
          )}
        </Stack>
      </Card>
    </Section>
  );
}

function NoTeam() {
  const { LL } = useLanguage();
  return (
    <Section title={LL.home.myTeam()}>
      <Card>
        <Stack gap={12} align="start">
          <Text as="p" size={13} tone="muted">
            {LL.home.noTeam()}
          </Text>
          <ButtonLink size="small" href={href.teams()}>
            {LL.home.toTeams()}
          </ButtonLink>
        </Stack>
      </Card>
    </Section>
  );
}

interface TeamLineProps {
  team: Team;
  profile: Profile;
  /** Whether to show the avatars of the members; not if they are listed below. */
  hasFaces: boolean;
}

function TeamLine({ team, profile, hasFaces }: TeamLineProps) {
  const { LL } = useLanguage();
  const isCaptain = team.members.some(({ id, captain }) => captain && id === profile.userId);
  return (
    <Row gap={10}>
      <Avatar name={team.name} kind="team" size={36} src={team.avatar} />
      <Stack grow>
        <Text weight={500} cut>
          {team.name}
        </Text>
        <Text size={12} tone="faint" figures>
          {factLine([
            LL.common.memberCount({ count: team.members.length }),
            isCaptain ? LL.home.youAreCaptain() : null,
          ])}
        </Text>
      </Stack>
      {hasFaces && (
        <AvatarStack
          label={LL.common.memberCount({ count: team.members.length })}
          people={team.members.map(({ userName, avatar }) => ({ name: userName, src: avatar }))}
        />
      )}
    </Row>
  );
}

/** The points of each member in the running game, highest first. */
function memberShares(
  team: Team,
  row: ScoreboardItem,
  ownId: string,
  format: (points: number) => string,
) {
  const points = team.members.map(({ userName }) =>
    row.solvedChallenges
      .filter((solve) => solve.userName === userName)
      .reduce((sum, { score }) => sum + score, 0),
  );
  const most = Math.max(1, ...points);
  return team.members
    .map(({ id, userName, avatar }, index) => ({
      id,
      lead: <Avatar name={userName} kind="person" src={avatar} />,
      name: userName,
      points: points[index] ?? 0,
      share: (points[index] ?? 0) / most,
      value: format(points[index] ?? 0),
      mine: id === ownId,
    }))
    .toSorted((a, b) => b.points - a.points);
}
