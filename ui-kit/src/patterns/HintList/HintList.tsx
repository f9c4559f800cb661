import type { ReactNode } from 'react';
import { Empty, List, Note, Row } from './HintList.styles.ts';

export interface Hint {
  id: number | string;
  /** Text, or rendered Markdown. */
  content: ReactNode;
  /** "Sat 09:00", or "new". */
  note?: string;
  isNew?: boolean;
}

export interface HintListProps {
  /** The hints in the order in which to read them. */
  hints: readonly Hint[];
  /** Shown when there are none. */
  empty: string;
}

/** Hints in the order of their publication. */
export function HintList({ hints, empty }: HintListProps) {
  return hints.length === 0 ? (
    <Empty>{empty}</Empty>
  ) : (
    <List>
      {hints.map(({ id, content, note, isNew }) => (
        <Row key={id}>
          <div>{content}</div>
          {note && <Note data-new={isNew || undefined}>{note}</Note>}
        </Row>
      ))}
    </List>
  );
}
