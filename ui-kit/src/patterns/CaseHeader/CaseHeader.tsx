import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Fields, Line, Root, Words } from './CaseHeader.styles.ts';

export interface CaseHeaderProps {
  /** Team the case is about. */
  name: string;
  /** Address of the team's picture; without one, initials are shown. */
  avatar?: string | null;
  /** "Applied 26 min ago by pike · first game here" */
  facts?: ReactNode;
  /** A badge: the state of the case. */
  state?: ReactNode;
  /** Fields below, side by side: division, members. */
  children?: ReactNode;
}

/** Heading of a case: the team and the state of the case. */
export function CaseHeader({ name, avatar, facts, state, children }: CaseHeaderProps) {
  return (
    <Root>
      <Line>
        <Avatar name={name} kind="team" size={40} {...(avatar !== undefined && { src: avatar })} />
        <Words>
          <h2>{name}</h2>
          {facts !== undefined && <p>{facts}</p>}
        </Words>
        {state}
      </Line>
      {children !== undefined && <Fields>{children}</Fields>}
    </Root>
  );
}
