import { useKickMember, useTransferTeam } from '@halyard/sdk/react';
import type { Profile, Team, TeamHistory, TeamMember } from '@halyard/sdk/types';
import { IconButton, MemberList, Menu } from '@halyard/ui-kit';
import { CaptainIcon, MoreIcon, RemoveMemberIcon } from '@halyard/ui-kit/icons';
import { useConfirm } from '../../changes/use-confirm.tsx';
import { useLanguage } from '../../i18n/i18n.tsx';
import { isCaptain } from './is-captain.ts';

interface TeamMembersProps {
  team: Team;
  profile: Profile;
  history: TeamHistory | undefined;
  /** Why nobody can be removed. */
  reason: string | undefined;
}

/** The members of a team, with the actions of its captain. */
export function TeamMembers({ team, profile, history, reason }: TeamMembersProps) {
  const { LL, dates } = useLanguage();
  const { entriesOf, question } = useMemberActions(team, reason);
  const canAct = isCaptain(team, profile);
  const facts = new Map(history?.members.map((member) => [member.id, member]));
  // The captain first, then the others in their order.
  const members = team.members.toSorted((a, b) => Number(b.captain) - Number(a.captain));
  return (
    <>
      <MemberList
        label={LL.teams.membersOf({ team: team.name })}
        members={members.map((member) => {
          const { id, userName, avatar, captain } = member;
          const known = facts.get(id);
          return {
            id,
            name: userName,
            avatar,
            captain,
            role: captain ? LL.teams.captain() : LL.teams.member(),
            you: id === profile.userId ? LL.teams.you() : undefined,
            ...(known && {
              joined: dates.fullDate(known.joinedAt),
              points: LL.common.number({ value: known.points }),
            }),
            ...(canAct &&
              id !== profile.userId && {
                action: (
                  <Menu
                    label={LL.teams.memberActions({ name: userName })}
                    align="end"
                    entries={entriesOf(member)}
                    trigger={(props) => (
                      <IconButton
                        {...props}
                        size="small"
                        icon={MoreIcon}
                        label={LL.teams.memberActions({ name: userName })}
                      />
                    )}
                  />
                ),
              }),
          };
        })}
      />
      {question}
    </>
  );
}

function useMemberActions(team: Team, reason: string | undefined) {
  const { LL } = useLanguage();
  const [ask, question] = useConfirm();
  const { mutateAsync: transfer } = useTransferTeam();
  const { mutateAsync: kick } = useKickMember();
  const entriesOf = ({ id, userName: name }: TeamMember) => [
    {
      label: LL.teams.makeCaptain(),
      icon: CaptainIcon,
      onSelect: () =>
        ask({
          title: LL.teams.makeCaptainTitle({ name }),
          effect: LL.teams.makeCaptainEffect({ name }),
          confirm: LL.teams.makeCaptain(),
          act: () => transfer({ teamId: team.id, data: { newCaptainId: id } }),
        }),
    },
    {
      label: LL.teams.removeMember(),
      icon: RemoveMemberIcon,
      danger: true,
      ...(reason !== undefined && { disabled: reason }),
      onSelect: () =>
        ask({
          title: LL.teams.removeTitle({ name, team: team.name }),
          effect: LL.teams.removeEffect({ name }),
          confirm: LL.common.remove(),
          destructive: true,
          act: () => kick({ teamId: team.id, userId: id }),
        }),
    },
  ];
  return { entriesOf, question };
}
