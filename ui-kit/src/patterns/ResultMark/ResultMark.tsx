import type { SubmissionResult } from '@halyard/sdk/rules';
import {
  Check,
  CircleQuestionMark,
  Hourglass,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { BloodPennant, type BloodPlace } from '../BloodPennant/BloodPennant.tsx';
import { Mark } from './ResultMark.styles.ts';

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
