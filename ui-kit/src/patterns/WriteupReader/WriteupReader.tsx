import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Aside, Document, Head, Page, Root } from './WriteupReader.styles.ts';

export interface WriteupReaderProps {
  /** A `WriteupList`. */
  list: ReactNode;
  /** The team whose writeup is open; without it nothing is. */
  team?: { name: string; avatar?: string | null; facts: string } | undefined;
  /** Find, zoom, page, download. */
  tools?: ReactNode;
  /** The pages, a skeleton while they load, or why they do not; then with a download. */
  children: ReactNode;
  /** Where challenges are named, mark, notes; by `Section`s. */
  aside?: ReactNode;
  /** Name of the part beside the pages: "Marks and notes". */
  asideLabel: string;
}

/** Writeups one after the other: who, the pages, what the crew thinks. */
export const WriteupReader = ({
  list,
  team,
  tools,
  children,
  aside,
  asideLabel,
}: WriteupReaderProps) => (
  <Root>
    <div>{list}</div>
    <Document aria-label={team?.name}>
      {team && (
        <Head>
          <Avatar
            name={team.name}
            kind="team"
            size={28}
            {...(team.avatar !== undefined && { src: team.avatar })}
          />
          <h2>{team.name}</h2>
          <p>{team.facts}</p>
          {tools}
        </Head>
      )}
      <Page>{children}</Page>
    </Document>
    {aside !== undefined && <Aside aria-label={asideLabel}>{aside}</Aside>}
  </Root>
);
