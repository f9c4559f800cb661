import type { AdminTeam } from '@halyard/sdk/types';
import { Avatar, AvatarStack, ParticipationBadge, Row, Switch, Text } from '@halyard/ui-kit';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useSetLocked } from './use-set-locked.ts';

interface PartProps {
  team: AdminTeam;
}

export function TeamName({ team }: PartProps) {
  return (
    <Row gap={10}>
      <Avatar kind="team" name={team.name} src={team.avatar} />
      <Text size={13} weight={500} cut>
        {team.name}
      </Text>
    </Row>
  );
}

export function TeamFaces({ team: { members } }: PartProps) {
  const { LL } = useLanguage();
  if (members.length === 0) return LL.staff.nothing();
  return (
    <AvatarStack
      label={LL.common.memberCount({ count: members.length })}
      people={members
        .toSorted((a, b) => Number(b.captain) - Number(a.captain))
        .map(({ userName, avatar }) => ({ name: userName, src: avatar }))}
    />
  );
}

/** What the team does in a game that has not ended. */
export function TeamNow({ team: { now } }: PartProps) {
  const { LL } = useLanguage();
  if (!now) return <Text tone="faint">{LL.staff.nothing()}</Text>;
  if (now.status !== 'Accepted') {
    return <ParticipationBadge status={now.status} label={LL.terms.participation[now.status]()} />;
  }
  return (
    <Text size={13} tone="muted" cut figures>
      {now.rank === null ? now.title : LL.staff.teams.rankIn({ rank: now.rank, game: now.title })}
    </Text>
  );
}

/** Locks the team at once. */
export function LockSwitch({ team }: PartProps) {
  const { LL } = useLanguage();
  const { mutate, isPending } = useSetLocked(team);
  return (
    <Switch
      checked={team.locked}
      onCheckedChange={(locked) => mutate(locked)}
      busy={isPending}
      disabled={team.closed === true}
      aria-label={LL.staff.teams.lockOf({ team: team.name })}
    />
  );
}
