import type { AdminTeam, AdminTeamDetails, TeamMember } from '@halyard/sdk/types';
import {
  Avatar,
  Button,
  EffectNote,
  Icon,
  IconButton,
  List,
  ListRow,
  Menu,
  Row,
  Section,
  Text,
} from '@halyard/ui-kit';
import { CaptainIcon, MoreIcon } from '@halyard/ui-kit/icons';
import { useState } from 'react';
import { lazyDialog } from '../../../app/errors/lazy-dialog.tsx';
import { useExtension } from '../../../app/routes/use-extension.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

const AddMemberDialog = lazyDialog(
  async () => (await import('./MemberDialogs.tsx')).AddMemberDialog,
);
const ChangeMemberDialog = lazyDialog(
  async () => (await import('./MemberDialogs.tsx')).ChangeMemberDialog,
);

interface TeamMembersProps {
  team: AdminTeam;
  /** Undefined where the server says no more about a team. */
  details: AdminTeamDetails | undefined;
}

/** The members with their last addresses, who shares one, and what staff can do about the members. */
export function TeamMembers({ team, details }: TeamMembersProps) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const canChange = useExtension('teamMembers') === true;
  const [isAdding, setAdding] = useState(false);
  const addresses = new Map(details?.members.map(({ id, ip }) => [id, ip]));
  return (
    <Section
      title={LL.teams.members()}
      note={LL.common.number({ value: team.members.length })}
      {...(canChange && {
        actions: (
          <Button size="small" variant="ghost" onClick={() => setAdding(true)}>
            {words.addMember()}
          </Button>
        ),
      })}
    >
      <List label={LL.teams.members()}>
        {team.members.map((member) => (
          <ListRow
            key={member.id}
            start={<Avatar kind="person" size={28} name={member.userName} src={member.avatar} />}
            title={
              <Row gap={6} as="span">
                <Text size={13} weight={500}>
                  {member.userName}
                </Text>
                {member.captain && <Icon icon={CaptainIcon} size={14} label={LL.teams.captain()} />}
              </Row>
            }
            end={
              <Row gap={8}>
                {details && (
                  <Text size={12} mono tone="muted">
                    {addresses.get(member.id) ?? words.noAddress()}
                  </Text>
                )}
                {canChange && !member.captain && <MemberMenu team={team} member={member} />}
              </Row>
            }
          />
        ))}
      </List>
      {details?.neighbours.map(({ id, name, userNames }) => (
        <EffectNote key={id} tone="warn">
          {words.shares({ users: userNames.join(', '), team: name })}
        </EffectNote>
      ))}
      {isAdding && <AddMemberDialog team={team} onClose={() => setAdding(false)} />}
    </Section>
  );
}

/** What can be done about a member who does not lead the team. */
function MemberMenu({ team, member }: { team: AdminTeam; member: TeamMember }) {
  const { LL } = useLanguage();
  const words = LL.staff.teams;
  const [change, setChange] = useState<'captain' | 'remove' | null>(null);
  const label = words.memberMenu({ user: member.userName });
  return (
    <>
      <Menu
        label={label}
        align="end"
        entries={[
          { label: words.makeCaptain(), onSelect: () => setChange('captain') },
          { label: words.removeMember(), danger: true, onSelect: () => setChange('remove') },
        ]}
        trigger={(props) => <IconButton {...props} size="small" icon={MoreIcon} label={label} />}
      />
      {change !== null && (
        <ChangeMemberDialog
          team={team}
          member={member}
          change={change}
          onClose={() => setChange(null)}
        />
      )}
    </>
  );
}
