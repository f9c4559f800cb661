import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Aside, Document, Facts, Head, Page, Root, Team } from './WriteupReader.styles.ts';

export interface WriteupReaderProps {
  /** A `WriteupList`. */
  list: ReactNode;
  /** The team whose writeup is open; without it nothing is. */
  team?: { name: string; avatar?: string | null; facts: string } | undefined;
  /**
   * The pages: as a rule `(lead) => <PdfView bare lead={lead} … />`, whose bar takes the team in. What
   * is no function stands below the team.
   */
  children: ReactNode | ((lead: ReactNode) => ReactNode);
  /** Where challenges are named, mark, notes; by `Section`s. */
  aside?: ReactNode;
  /** Name of the part beside the pages: "Marks and notes". */
  asideLabel: string;
}

/** Writeups one after the other: who, the pages, what the organisers note. */
export function WriteupReader({ list, team, children, aside, asideLabel }: WriteupReaderProps) {
  const lead = team && (
    <>
      <Avatar
        name={team.name}
        kind="team"
        size={28}
        {...(team.avatar !== undefined && { src: team.avatar })}
      />
      <Team>{team.name}</Team>
      <Facts>{team.facts}</Facts>
    </>
  );
  return (
    <Root>
      <div>{list}</div>
      <Document aria-label={team?.name}>
        {typeof children === 'function' ? (
          <Page data-filled>{children(lead)}</Page>
        ) : (
          <>
            {lead && <Head>{lead}</Head>}
            <Page>{children}</Page>
          </>
        )}
      </Document>
      {aside !== undefined && <Aside aria-label={asideLabel}>{aside}</Aside>}
    </Root>
  );
}
