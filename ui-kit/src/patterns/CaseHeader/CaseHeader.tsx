import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

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

const Root = styled.header`
  display: grid;
  gap: 16px;
  padding: 16px 20px;
  border-block-end: 1px solid ${color.line};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;

  h2 {
    ${text.t16}
    overflow-wrap: anywhere;
  }
  p {
    ${text.t13}
    color: ${color.muted};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;

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
