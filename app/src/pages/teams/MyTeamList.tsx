import type { Profile, Team } from '@halyard/sdk/types';
import { Stack, TeamList } from '@halyard/ui-kit';
import { href } from '../../app/routes/paths.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { isCaptain } from './is-captain.ts';
import { teamNote } from './team-lock.ts';

interface MyTeamListProps {
  teams: readonly Team[];
  chosen: Team | undefined;
  profile: Profile;
}

/** The user's teams, each a link to its details. */
export function MyTeamList({ teams, chosen, profile }: MyTeamListProps) {
  const { LL, dates } = useLanguage();
  return (
    <Stack pad={12}>
      <TeamList
        label={LL.common.myTeams()}
        teams={teams.map((team) => ({
          ...team,
          href: href.teams(team.id),
          current: team === chosen,
          captainLabel: isCaptain(team, profile) ? LL.teams.youAreCaptain() : undefined,
          note: teamNote(LL, dates, team),
        }))}
      />
    </Stack>
  );
}
