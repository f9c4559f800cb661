import type { ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { Bar, Empty, Figures, Item, List, Root } from './SplitBar.styles.ts';

export interface SplitPart {
  id: string;
  /** Before the name, 24 px: an avatar. Decorative. */
  lead?: ReactNode;
  name: string;
  /** Its size, in the unit of all parts. */
  value: number;
  /** Its size as text: "1,724 · 6 solves". */
  text: ReactNode;
}

export interface SplitBarProps {
  /** Name of the list: "Points by member". */
  label: string;
  /** In order of size. */
  parts: readonly SplitPart[];
  /** Colour of the bar; each part is fainter than the previous one. Default `brand`. */
  tone?: 'brand' | 'neutral';
  /** Shown when there are no parts: "No points yet". */
  empty?: ReactNode;
}

/** Minimum opacity of a part; the list below has the parts in the same order. */
function strength(index: number): string {
  return `${Math.max(30, 100 - index * 22)}%`;
}

/** The shares of a whole, as a bar and as a list. */
export function SplitBar({ label, parts, tone = 'brand', empty }: SplitBarProps) {
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <Root data-tone={tone}>
      <Bar aria-hidden>
        {shown.map(({ id, value }, index) => (
          <i key={id} style={vars({ '--part': value, '--strength': strength(index) })} />
        ))}
      </Bar>
      {parts.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <List aria-label={label}>
          {parts.map((part) => (
            <Item key={part.id}>
              {part.lead}
              <span>
                {part.name}
                <Figures>{part.text}</Figures>
              </span>
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
}
