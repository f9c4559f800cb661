import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';

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

const Root = styled.div`
  --split: ${color.brandStrong};
  &[data-tone='neutral'] {
    --split: ${color.muted};
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line};
  & > i {
    flex: var(--part) 0 2px;
    background: color-mix(in srgb, var(--split) var(--strength), ${color.surface});
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-block-start: 10px;
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  ${text.t13}
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Figures = styled.span`
  display: block;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

const Empty = styled.p`
  margin-block-start: 8px;
  color: ${color.faint};
  ${text.t12}
`;

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
