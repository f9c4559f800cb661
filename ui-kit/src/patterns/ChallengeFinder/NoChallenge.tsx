import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { MissingFlag, RaisedFlag } from '../PoleFlag/PoleFlag.tsx';

export interface NoChallengeProps {
  /**
   * `filtered`: nothing matches. `solved`: all matches are solved and hidden. `none`: there are no
   * challenges yet.
   */
  why: 'filtered' | 'solved' | 'none';
  /** "No challenge matches “sextnat”", "All 13 solved ones are hidden" */
  title: string;
  /** "Did you mean Sextant? Two filters are on." */
  text?: ReactNode;
  /** "Clear filters", "Show solved": small buttons. */
  actions?: ReactNode;
}

/** Shown in place of the board when no challenge matches. */
export function NoChallenge({ why, title, text, actions }: NoChallengeProps) {
  return (
    <EmptyState
      figure={why === 'solved' ? <RaisedFlag /> : <MissingFlag />}
      title={title}
      actions={actions}
    >
      {text}
    </EmptyState>
  );
}
