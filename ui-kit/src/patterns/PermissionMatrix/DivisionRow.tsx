import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export interface DivisionRowProps {
  /** Address of the division's details. */
  href: string;
  /** Name of the division. */
  name: string;
  /** "171 teams" */
  teams: string;
  /** Its invite code, or a label for none. */
  code: string;
  /** Joining requires the code. */
  locked: boolean;
  /** "5 exceptions", "Everything granted" */
  note: ReactNode;
  /** Its details are open next to the list. */
  selected?: boolean;
  /** Label for unsaved changes. */
  changed?: string;
}

const Root = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px 12px;
  padding: 8px 12px;
  border-radius: ${radius.control};
  color: inherit;

  &[aria-current] {
    background: ${color.raised};
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
`;

const Name = styled.span`
  ${text.t14}
  ${text.cut}
  font-weight: 500;
`;

const Teams = styled.span`
  ${text.t12}
  ${text.figures}
  align-self: center;
  color: ${color.muted};
`;

const Facts = styled.span`
  ${text.t12}
  ${text.figures}
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: 2px 6px;
  color: ${color.muted};

  & > code {
    ${text.m12}
  }
`;

/** A division in the list of a game. */
export function DivisionRow({
  href,
  name,
  teams,
  code,
  locked,
  note,
  selected,
  changed,
}: DivisionRowProps) {
  return (
    <Root as={useLink()} href={href} aria-current={selected || undefined}>
      <Name>{name}</Name>
      <Teams>{teams}</Teams>
      <Facts>
        <Icon icon={locked ? Lock : LockOpen} size={12} />
        {locked ? <code>{code}</code> : code}
        <span aria-hidden>·</span>
        {note}
        {changed !== undefined && (
          <>
            <span aria-hidden>·</span>
            {changed}
          </>
        )}
      </Facts>
    </Root>
  );
}
