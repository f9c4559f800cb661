import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLink } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export interface Item {
  id: string | number;
  /** Makes the whole row a link. */
  href?: string;
  /** The team that the page shows. */
  current?: boolean;
  /** Before the title: an avatar, a date. */
  lead?: ReactNode;
  title: string;
  /** Next to the title: a crown, "you". */
  mark?: ReactNode;
  /** A muted line below the title. */
  note?: ReactNode;
  /** At the end: a role, a badge, a button. */
  end?: ReactNode;
}

export interface ItemListProps {
  /** Name for assistive technology: "My teams". */
  label: string;
  /** The rows from top to bottom, each with its address. */
  items: readonly Item[];
  /** `card`: rows with hairlines in a card; `pane`: rounded rows in a column. Default `card`. */
  look?: 'card' | 'pane';
}

const List = styled.ul`
  &[data-look='card'] {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  &[data-look='pane'] {
    display: grid;
    gap: 2px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 6px 16px;
  transition: background ${motion.fast};
  [data-look='card'] li + li > & {
    border-block-start: 1px solid ${color.lineRow};
  }
  [data-look='pane'] & {
    gap: 12px;
    padding: 10px;
    border-radius: ${radius.control};
  }
  a& {
    ${media.hover} {
      &:hover {
        background: ${color.hover};
      }
    }
    &:active {
      background: ${color.press};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  &[aria-current] {
    background: ${color.raised};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Title = styled.span`
  ${text.t14}
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 500;
  > span:first-child {
    ${text.cut}
  }
`;

const Mark = styled.span`
  flex: none;
  font-weight: 400;
  color: ${color.faint};
`;

const Note = styled.span`
  ${text.t12}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.faint};
  :where([aria-current], a:hover) & {
    color: ${color.muted};
  }
`;

const End = styled.span`
  ${text.t13}
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
`;

/** A list of people, teams or pages, each with an icon and one line of details. */
export function ItemList({ label, items, look = 'card' }: ItemListProps) {
  const Link = useLink();
  return (
    <List aria-label={label} data-look={look}>
      {items.map(({ id, href, current, lead, title, mark, note, end }) => (
        <li key={id}>
          <Line
            {...(href !== undefined && { as: Link, href })}
            aria-current={current ? 'page' : undefined}
          >
            {lead}
            <Words>
              <Title>
                <span>{title}</span>
                {mark !== undefined && <Mark>{mark}</Mark>}
              </Title>
              {note !== undefined && <Note>{note}</Note>}
            </Words>
            {end !== undefined && <End>{end}</End>}
          </Line>
        </li>
      ))}
    </List>
  );
}
