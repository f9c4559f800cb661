import { styled } from 'styled-components';
import { MemberRow, type Member } from '../MemberRow/MemberRow.tsx';
import { color, radius } from '../../tokens/tokens.ts';

export interface MemberListProps {
  /** "Members of Dry Dock" */
  label: string;
  /** The members in order, the captain first. */
  members: readonly Member[];
}

const List = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** The people of a team. Columns without any values are left out. */
export function MemberList({ label, members }: MemberListProps) {
  const facts = {
    joined: members.some((member) => member.joined !== undefined),
    points: members.some((member) => member.points !== undefined),
    actions: members.some((member) => member.action !== undefined),
  };
  return (
    <List aria-label={label}>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} facts={facts} />
      ))}
    </List>
  );
}
