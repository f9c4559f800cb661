import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { MissingFlag, RaisedFlag } from '../PoleFlag/PoleFlag.tsx';

export interface NoChallengeProps {
  /** `filtered`: nothing matches. `solved`: what is hidden is solved. `none`: there are none yet. */
  why: 'filtered' | 'solved' | 'none';
  /** "No challenge matches “sextnat”", "All 13 solved ones are hidden" */
  title: string;
  /** "Did you mean Sextant? Two filters are on." */
  text?: ReactNode;
  /** "Clear filters", "Show solved": small buttons. */
  actions?: ReactNode;
}

/** Stands where the board would, when the finder leaves nothing of it. */
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
