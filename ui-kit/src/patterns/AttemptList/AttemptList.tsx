import { Check, Hourglass, X } from 'lucide-react';
import { Icon } from '../../icons/Icon.tsx';
import { Empty, Flag, Row, Who } from './AttemptList.styles.ts';

export interface Attempt {
  id: number | string;
  flag: string;
  result: 'accepted' | 'wrong' | 'waiting';
  /** The result in words, for assistive technology. */
  resultLabel: string;
  /** "you, 4 min", "marlow, 11 min" */
  note: string;
  /** Sent by the reader, not by a team mate. */
  own?: boolean;
  /** New: highlighted, and the highlight fades. */
  isNew?: boolean;
}

export interface AttemptListProps {
  /** Newest first. */
  attempts: readonly Attempt[];
  /** Shown when there are none. */
  empty: string;
}

const icons = { accepted: Check, wrong: X, waiting: Hourglass };

/** What the team sent, the newest first. */
export function AttemptList({ attempts, empty }: AttemptListProps) {
  return attempts.length === 0 ? (
    <Empty>{empty}</Empty>
  ) : (
    <ul>
      {attempts.map(({ id, flag, result, resultLabel, note, own, isNew }) => (
        <Row key={id} data-result={result} data-new={isNew || undefined}>
          <Icon icon={icons[result]} label={resultLabel} />
          <Flag title={flag}>{flag}</Flag>
          <Who data-own={own || undefined}>{note}</Who>
        </Row>
      ))}
    </ul>
  );
}
