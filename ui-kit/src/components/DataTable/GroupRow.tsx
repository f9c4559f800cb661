import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Fold, GroupCell } from './GroupRow.styles.ts';
import { Row } from './DataRow.styles.ts';

interface GroupRowProps {
  /** Index among the lines of the table. */
  index: number;
  /** Number of columns that it spans. */
  span: number;
  /** Sets `aria-rowindex`, since not all lines are rendered. */
  counted: boolean;
  cursor: boolean;
  folded: boolean;
  group: string;
  children: ReactNode;
  onFold: (group: string, folded: boolean) => void;
}

/** The heading of a group. A click anywhere on it collapses or expands its rows. */
export function GroupRow(props: GroupRowProps) {
  const { index, span, counted, cursor, folded, group, children, onFold } = props;
  return (
    <Row
      tabIndex={-1}
      aria-rowindex={counted ? index + 2 : undefined}
      data-index={index}
      data-cursor={cursor || undefined}
      data-hover=""
    >
      <GroupCell colSpan={span}>
        <Fold type="button" aria-expanded={!folded} onClick={() => onFold(group, !folded)}>
          <Icon icon={ChevronRight} />
          {children}
        </Fold>
      </GroupCell>
    </Row>
  );
}
