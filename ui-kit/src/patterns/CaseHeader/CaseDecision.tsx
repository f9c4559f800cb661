import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Buttons, Last, Part, Root } from './CaseDecision.styles.ts';

export interface DecisionButton {
  /** "Accept" */
  label: string;
  kbd?: string;
  onPress: () => void;
  busy?: boolean;
  disabled?: boolean;
}

export interface CaseDecisionProps {
  /** Field for the message to the team. */
  reason?: ReactNode;
  /** The button that accepts; without it there is none. */
  accept?: DecisionButton | undefined;
  /** The button that rejects; without it there is none. */
  reject?: DecisionButton | undefined;
  /** Skips to the next case without a decision. */
  skip?: DecisionButton | undefined;
  /** The last decision with an undo button, e.g. an `UndoBar`; its space is reserved. */
  undo?: ReactNode;
}

/** The decision about a case: buttons, reason and undo. */
export function CaseDecision({ reason, accept, reject, skip, undo }: CaseDecisionProps) {
  const button = (
    act: DecisionButton | undefined,
    variant: 'primary' | 'danger' | 'ghost',
  ): ReactNode =>
    act && (
      <Button
        variant={variant}
        {...(act.kbd !== undefined && { kbd: act.kbd })}
        busy={act.busy ?? false}
        disabled={act.disabled}
        onClick={act.onPress}
      >
        {act.label}
      </Button>
    );
  return (
    <Root>
      <Part>
        {reason}
        <Buttons>
          {button(accept, 'primary')}
          {button(reject, 'danger')}
          {button(skip, 'ghost')}
        </Buttons>
      </Part>
      <Last>{undo}</Last>
    </Root>
  );
}
