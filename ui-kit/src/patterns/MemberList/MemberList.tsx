import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Action, Fact, List, Name, Points, Role, Row } from './MemberList.styles.ts';

export interface Member {
  id: string;
  name: string;
  avatar?: string | null;
  /** "Captain", "Member" */
  role: string;
  captain?: boolean;
  /** "you", beside the own name. */
  you?: string | undefined;
  /** "14 Sep 2025" */
  joined?: string;
  /** "1,806" */
  points?: string;
  /** One menu button. */
  action?: ReactNode;
}

export interface MemberListProps {
  /** "Members of Dry Dock" */
  label: string;
  members: readonly Member[];
}

/** The people of a team. What is not known about them leaves no hole. */
export const MemberList = ({ label, members }: MemberListProps) => {
  const joined = members.some((member) => member.joined !== undefined);
  const points = members.some((member) => member.points !== undefined);
  const actions = members.some((member) => member.action !== undefined);
  return (
    <List aria-label={label}>
      {members.map((member) => (
        <Row key={member.id}>
          <Avatar kind="person" name={member.name} src={member.avatar ?? null} size={28} />
          <Name>
            <b>{member.name}</b>
            {member.you && <span>{member.you}</span>}
          </Name>
          <Role data-captain={member.captain || undefined}>
            {member.captain && <Icon icon={Crown} size={14} />}
            {member.role}
          </Role>
          {joined && <Fact>{member.joined}</Fact>}
          {points && <Points>{member.points}</Points>}
          {actions && <Action>{member.action}</Action>}
        </Row>
      ))}
    </List>
  );
};
