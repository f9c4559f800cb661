import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLink } from '../../provider/KitProvider.tsx';
import { Facts, Name, Root, Teams } from './DivisionRow.styles.ts';

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
