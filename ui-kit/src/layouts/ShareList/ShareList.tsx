import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Progress } from '../../components/Progress/Progress.tsx';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

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

const List = styled.ul`
  display: grid;
  grid-template-columns: auto minmax(72px, auto) minmax(48px, 1fr) auto;
  gap: 0 10px;
`;

const Line = styled.li`
  ${text.t13}
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-height: 30px;
`;

const Name = styled.span`
  ${text.cut}
  max-width: 132px;
`;

const Value = styled.span`
  ${text.t12}
  ${text.figure}
  text-align: end;
  color: ${color.muted};
  font-weight: 500;
  &[data-mine] {
    color: ${color.text};
    font-weight: 600;
  }
`;

/** A list of shares, each with a bar and a number. */
export function ShareList({ label, items }: ShareListProps) {
  return (
    <List aria-label={label}>
      {items.map(({ id, lead, name, share, value, mine }) => (
        <Line key={id}>
          <span>{lead}</span>
          <Name title={name}>{name}</Name>
          <Progress value={share} label={name} valueText={value} tone={mine ? 'brand' : 'neutral'} />
          <Value data-mine={mine || undefined}>{value}</Value>
        </Line>
      ))}
    </List>
  );
}
