import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { PairTeam } from './PairQueue.tsx';
import {
  Acts,
  Body,
  Columns,
  Figures,
  Foot,
  Head,
  Root,
  TeamHead,
  Teams,
} from './PairCase.styles.ts';

export interface CaseTeam extends PairTeam {
  /** "Student · 5 members" */
  detail: string;
  /** A badge: the team's status in the game. */
  status: ReactNode;
  /** Rank, points, solved, foreign flags. */
  figures: readonly { label: string; value: string }[];
}

export interface PairCaseProps {
  /** "Undertow sent flags of Tidal Lock" */
  title: string;
  /** "2 incidents in 2 challenges, first 17:34, last 18:17 CET" */
  facts: ReactNode;
  /** A badge: the state of the case. */
  state?: ReactNode;
  /** The decision, with its author, time and reason; below the header. */
  decision?: ReactNode;
  /** At the end of the header: the button that prints the evidence. */
  evidence?: ReactNode;
  /** The team that the flag belongs to. */
  owner: CaseTeam;
  /** The team that sent it; the arrow points to it. */
  sender: CaseTeam;
  /** Announced between the two teams: "sent on by". */
  arrowLabel: string;
  /** The timeline: `Lanes` of both teams, with a title. */
  timeline?: { title: string; note?: ReactNode; content: ReactNode };
  /** "Signals", "hints, not verdicts", and a `SignalList`. */
  signals: { title: string; note?: ReactNode; content: ReactNode };
  /** "Notes" and their field. */
  notes?: { title: string; note?: ReactNode; content: ReactNode };
  /** What is kept as evidence: `CaseRecords`, with a button that adds some. */
  kept?: { title: string; note?: ReactNode; actions?: ReactNode; content: ReactNode };
  /** The team that actions concern: "Undertow, rank 24, 1,266 points". Only with `actions`. */
  subject?: ReactNode;
  /** Watch, Clear, Suspend; absent for people who may only read. */
  actions?: ReactNode;
}

function TeamCard({ name, avatar, detail, status, figures }: CaseTeam) {
  return (
    <Card as="section" aria-label={name}>
      <TeamHead>
        <Avatar name={name} kind="team" size={40} {...(avatar !== undefined && { src: avatar })} />
        <div>
          <h3>{name}</h3>
          <p>{detail}</p>
        </div>
        {status}
      </TeamHead>
      <Figures>
        {figures.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </Figures>
    </Card>
  );
}

/** A case of two teams that submitted the same flag: who, when, further evidence, and actions. */
export function PairCase({
  title,
  facts,
  state,
  decision,
  evidence,
  owner,
  sender,
  arrowLabel,
  timeline,
  signals,
  notes,
  kept,
  subject,
  actions,
}: PairCaseProps) {
  return (
    <Root aria-label={title}>
      <Body>
        <Head>
          <div>
            <h2>{title}</h2>
            <p>{facts}</p>
          </div>
          {state}
          {evidence}
        </Head>
        {decision}
        <Teams>
          <TeamCard {...owner} />
          <Icon icon={ArrowRight} size={20} label={arrowLabel} />
          <TeamCard {...sender} />
        </Teams>
        {timeline && (
          <Card>
            <Section title={timeline.title} level={3} note={timeline.note}>
              {timeline.content}
            </Section>
          </Card>
        )}
        <Columns>
          <Section title={signals.title} level={3} note={signals.note}>
            {signals.content}
          </Section>
          {notes && (
            <Section title={notes.title} level={3} note={notes.note}>
              {notes.content}
            </Section>
          )}
        </Columns>
        {kept && (
          <Section title={kept.title} level={3} note={kept.note} actions={kept.actions}>
            {kept.content}
          </Section>
        )}
      </Body>
      {actions !== undefined && (
        <Foot>
          <div>{subject}</div>
          <Acts>{actions}</Acts>
        </Foot>
      )}
    </Root>
  );
}
