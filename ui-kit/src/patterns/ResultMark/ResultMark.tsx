import { Check, CircleSlash, Hourglass, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Mark } from './ResultMark.styles.ts';

/** The contract's results of a submission. */
export type SubmissionResult =
  | 'Accepted'
  | 'WrongAnswer'
  | 'CheatDetected'
  | 'FlagSubmitted'
  | 'NotFound';

export interface ResultMarkProps {
  result: SubmissionResult;
  /** The result in words. */
  label: string;
}

const icons: Record<SubmissionResult, LucideIcon> = {
  Accepted: Check,
  WrongAnswer: X,
  CheatDetected: TriangleAlert,
  FlagSubmitted: Hourglass,
  NotFound: CircleSlash,
};

/** What became of a submission, as icon and word. */
export const ResultMark = ({ result, label }: ResultMarkProps) => (
  <Mark data-result={result}>
    <Icon icon={icons[result]} size={14} />
    {label}
  </Mark>
);
