import { CircleAlert, CircleSlash, Clock, FlaskConical } from 'lucide-react';
import { styled } from 'styled-components';
import { Dot } from '../../components/Badge/Dot.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

/** States of an instance, for staff. */
export type StaffInstanceState = 'failed' | 'starting' | 'expiring' | 'running' | 'ended' | 'test';

export interface InstanceMarkProps {
  /** Decides icon and colour. */
  state: StaffInstanceState;
  /** Label of the state with its reason: "Failed: port in use", "Starting, 7 s". */
  label: string;
}

const marks = {
  failed: <Icon icon={CircleAlert} size={14} />,
  starting: <Spinner decorative />,
  expiring: <Icon icon={Clock} size={14} />,
  running: <Dot tone="ok" />,
  ended: <Icon icon={CircleSlash} size={14} />,
  test: <Icon icon={FlaskConical} size={14} />,
} as const;

const Root = styled.span`
  ${text.t13}
  ${text.figures}
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 7px;
  color: ${color.muted};

  &[data-state='failed'] {
    color: ${color.danger};
  }
  &[data-state='starting'] {
    color: ${color.info};
  }
  &[data-state='expiring'] {
    color: ${color.warn};
  }
`;

/** The state of an instance in a row, as icon and label. */
export function InstanceMark({ state, label }: InstanceMarkProps) {
  return (
    <Root data-state={state}>
      {marks[state]}
      {label}
    </Root>
  );
}
