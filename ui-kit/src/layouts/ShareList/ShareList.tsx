import type { ReactNode } from 'react';
import { Progress } from '../../components/Progress/Progress.tsx';
import { Line, List, Name, Value } from './ShareList.styles.ts';

export interface Share {
  id: string;
  /** Before the name, 24 px: an avatar. */
  lead?: ReactNode;
  name: string;
  /** Length of the bar, 0 to 1 of the largest. */
  share: number;
  /** The formatted number at the end. */
  value: string;
  /** The viewer's own: the bar has the brand colour. */
  mine?: boolean;
}

export interface ShareListProps {
  /** Name for assistive technology: "Points by member". */
  label: string;
  /** Largest share first. */
  items: readonly Share[];
}

/** A list of shares, each with a bar and a number. */
export function ShareList({ label, items }: ShareListProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, lead, name, share, value, mine }) => (
        <Line key={id}>
          <span>{lead}</span>
          <Name title={name}>{name}</Name>
          <Progress
            value={share}
            label={name}
            valueText={value}
            tone={mine ? 'brand' : 'neutral'}
          />
          <Value data-mine={mine || undefined}>{value}</Value>
        </Line>
      ))}
    </List>
  );
}
