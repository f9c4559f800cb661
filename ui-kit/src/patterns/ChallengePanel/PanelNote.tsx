import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Note } from './ChallengePanel.styles.ts';

export interface PanelNoteProps {
  /** Says with the text what kind of note it is, without colour. */
  icon: LucideIcon;
  /** Default neutral: a fact, such as closed or practice. */
  tone?: 'neutral' | 'info' | 'warn';
  /** One line: "Practice: flags are checked, nothing counts". */
  children: ReactNode;
}

/** A note about the whole challenge, under its tabs. */
export function PanelNote({ icon, tone = 'neutral', children }: PanelNoteProps) {
  return (
    <Note data-tone={tone}>
      <Icon icon={icon} size={14} />
      <span>{children}</span>
    </Note>
  );
}
