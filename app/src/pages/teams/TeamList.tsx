import type { Profile, Team } from '@halyard/sdk/react';
import { Avatar, Icon, ItemList, Stack } from '@halyard/ui-kit';
import { CaptainIcon, LockedIcon } from '@halyard/ui-kit/icons';
import { href } from '../../app/routes.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { isCaptain } from './is-captain.ts';

interface TeamListProps {
  teams: readonly Team[];
  chosen: Team | undefined;
  profile: Profile;
}

/** The own teams, each a link to its page. */
export function TeamList({ teams, chosen, profile }: TeamListProps) {
  const { LL } = useLanguage();
  return (
    <Stack pad={12}>
      <ItemList
        label={LL.teams.mine()}
        look="pane"
        items={teams.map((team) => ({
          id: team.id,
          href: href.teams(team.id),
          current: team === chosen,
          lead: <Avatar name={team.name} kind="team" size={40} src={team.avatar} />,
          title: team.name,
          ...(isCaptain(team, profile) && {
            mark: <Icon icon={CaptainIcon} size={14} label={LL.teams.youAreCaptain()} />,
          }),
          note: (
            <>
              {team.locked && <Icon icon={LockedIcon} size={12} label={LL.teams.locked()} />}
              {LL.common.memberCount({ count: team.members.length })}
            </>
          ),
        }))}
      />
    </Stack>
  );
}
