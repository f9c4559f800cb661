import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Aside, Document, Facts, Head, Page, Root, Team } from './WriteupReader.styles.ts';

export interface WriteupReaderProps {
  /** A `WriteupList`, with what narrows it above. */
  list: ReactNode;
  /** The team whose writeup is open; absent if none is. */
  team?: { name: string; avatar?: string | null; facts: string } | undefined;
  /**
   * The pages, usually `(lead) => <PdfView bare lead={lead} … />`, whose toolbar shows the team. Other
   * content is shown below the team.
   */
  children: ReactNode | ((lead: ReactNode) => ReactNode);
  /** `Section`s next to the pages: challenges, mark, notes. */
  aside?: ReactNode;
  /** Name of the region next to the pages: "Marks and notes". Required with `aside`. */
  asideLabel?: string;
}

/** Reads writeups: the list of teams, the pages, and notes of the organisers. */
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
