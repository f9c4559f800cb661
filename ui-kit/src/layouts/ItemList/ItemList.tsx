import type { ReactNode } from 'react';
import { useLink } from '../../provider/KitProvider.tsx';
import { End, Line, List, Mark, Note, Title, Words } from './ItemList.styles.ts';

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
