import type { SubmissionResult } from '@halyard/sdk/rules';
import {
  Check,
  CircleQuestionMark,
  Hourglass,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { color } from '../../tokens/tokens.ts';

export interface ResultMarkProps {
  /** Decides icon and colour. */
  result: SubmissionResult;
  /** Label of the result. */
  label: string;
  /** Place of a blood: its pennant is shown instead of the icon. */
  blood?: { place: BloodPlace; label: string } | undefined;
}

const icons: Record<SubmissionResult, LucideIcon> = {
  Accepted: Check,
  WrongAnswer: X,
  CheatDetected: TriangleAlert,
  FlagSubmitted: Hourglass,
  NotFound: CircleQuestionMark,
};

const Mark = styled.span`
  display: inline-flex;
  vertical-align: top;
  align-items: center;
  gap: 6px;
  white-space: nowrap;

  &[data-result='Accepted'] {
    color: ${color.ok};
  }
  &[data-result='WrongAnswer'] > svg {
    color: ${color.muted};
  }
  &[data-result='CheatDetected'] {
    color: ${color.danger};
  }
  &[data-result='FlagSubmitted'] > svg {
    color: ${color.warn};
  }
  &[data-result='NotFound'] > svg {
    color: ${color.faint};
  }
`;

/** The result of a submission, as icon and label. */
export function ResultMark({ result, label, blood }: ResultMarkProps) {
  return (
    <Mark data-result={result}>
      {blood ? (
        <BloodPennant place={blood.place} label={blood.label} size={16} />
      ) : (
        <Icon icon={icons[result]} size={14} />
      )}
      {label}
    </Mark>
  );
}
