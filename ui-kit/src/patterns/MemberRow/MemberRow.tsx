import { Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Action, Fact, Name, Points, Presence, Role, Row } from './MemberRow.styles.ts';

export interface Member {
  id: string;
  name: string;
  avatar?: string | null;
  /** "Captain", "Member" */
  role: string;
  captain?: boolean;
  /** "you", next to the viewer's name. */
  you?: string | undefined;
  /** Current activity, if the person shares it: "on Loose Cannon", "5 min ago". */
  presence?: { here: boolean; text: string } | undefined;
  /** "14 Sep 2025" */
  joined?: string;
  /** "1,806" */
  points?: string;
  /** One menu button. */
  action?: ReactNode;
}

/** The details that the rows of a list have, so that each has the same column in all rows. */
export interface MemberFacts {
  joined: boolean;
  points: boolean;
  actions: boolean;
}

export interface MemberRowProps {
  /** Name and picture of the member. */
  member: Member;
  /** Labels and figures at the end of the row. */
  facts: MemberFacts;
}

/** A member of a team in a list. */
export function MemberRow({ member, facts }: MemberRowProps) {
  return (
    <Row>
      <Avatar kind="person" name={member.name} src={member.avatar ?? null} size={28} />
      <Name>
        <b>{member.name}</b>
        {member.you && <span>{member.you}</span>}
      </Name>
      {member.presence && (
        <Presence>
          <Dot {...(member.presence.here ? { tone: 'ok' } : { hollow: true })} />
          {member.presence.text}
        </Presence>
      )}
      <Role data-captain={member.captain || undefined}>
        {member.captain && <Icon icon={Crown} size={14} />}
        {member.role}
      </Role>
      {facts.joined && <Fact>{member.joined}</Fact>}
      {facts.points && <Points>{member.points}</Points>}
      {facts.actions && <Action>{member.action}</Action>}
    </Row>
  );
}
