import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SplitBar } from '../../components/SplitBar/SplitBar.tsx';
import { Stat } from '../../components/Stat/Stat.tsx';
import { MissingFlag } from '../PoleFlag/PoleFlag.tsx';
import { CategoryBars, type CategoryBar } from './CategoryBars.tsx';
import { SolveSum, type SolveSumProps } from './SolveSum.tsx';
import {
  Acts,
  Body,
  Figures,
  Foot,
  Head,
  Left,
  Name,
  Part,
  PartHead,
  Right,
  Words,
} from './TeamDialog.styles.ts';

export interface TeamFigure {
  /** "#2", "3,778", "14", "+594" */
  value: string;
  /** Muted, after the value: "/40". */
  unit?: string;
  /** "of 412", "points", "solved", "on your 3,184" */
  label: string;
}

export interface MemberShare {
  id: string;
  name: string;
  avatar?: string | null;
  points: number;
  /** "1,724 · 6 solves" */
  note: string;
}

export interface TeamReportProps {
  /** Name of the team, the heading of the report. */
  name: string;
  /** Address of the team's picture; without one, initials are shown. */
  avatar?: string | null | undefined;
  /** "Open" */
  division?: string | undefined;
  /** What the team says about itself. */
  bio?: string | null | undefined;
  /** The viewer's own team: its bar has the brand colour. */
  own?: boolean;
  /** At most four: rank, points, solved, the lead on the viewer's own team. */
  figures: readonly TeamFigure[];
  /** Watch, previous, next. */
  actions?: ReactNode;
  /** Headings and texts of the parts in the page's language. */
  words: {
    score: string;
    categories: string;
    /** Meaning of the bars: "points won of points on offer". */
    categoriesNote: string;
    members: string;
    solves: string;
    /** "14, newest first" */
    solvesNote: string;
    /** "Nothing solved yet" */
    none: string;
    /** "The first solve of nullbyte will be here." */
    noneText?: string;
  };
  /** A `StepChart`: score over time compared with the viewer's own team and the median. */
  chart?: ReactNode;
  /** A bar for each category: points won of points on offer. */
  categories: readonly CategoryBar[];
  /** Best first; empty if it is unknown who solved what. */
  members?: readonly MemberShare[];
  /** The table of solves, with the sum of its points. */
  solves: SolveSumProps;
  /** "You solved 10 of these too", a link to the chart. */
  foot?: ReactNode;
  /** Id of the heading, so that a dialog can refer to it. */
  titleId?: string;
}

function Members({
  members,
  words,
  own,
}: Required<Pick<TeamReportProps, 'members' | 'words' | 'own'>>) {
  return (
    <Part>
      <PartHead>
        <h3>{words.members}</h3>
      </PartHead>
      <SplitBar
        label={words.members}
        tone={own ? 'brand' : 'neutral'}
        parts={members.map((member) => ({
          id: member.id,
          lead: <Avatar kind="person" name={member.name} src={member.avatar ?? null} />,
          name: member.name,
          value: member.points,
          text: member.note,
        }))}
      />
    </Part>
  );
}

function Solves({ solves, words }: Pick<TeamReportProps, 'solves' | 'words'>) {
  const isEmpty = solves.solves.length === 0;
  return (
    <>
      <PartHead data-near>
        <h3>{words.solves}</h3>
        {!isEmpty && <span>{words.solvesNote}</span>}
      </PartHead>
      {isEmpty ? (
        <EmptyState figure={<MissingFlag />} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <SolveSum {...solves} />
      )}
    </>
  );
}

/** A team's standing: figures, score over time, categories, members and solves. */
export function TeamReport({
  name,
  avatar,
  division,
  bio,
  own = false,
  figures,
  actions,
  words,
  chart,
  categories,
  members = [],
  solves,
  foot,
  titleId,
}: TeamReportProps) {
  return (
    <>
      <Head>
        <Avatar kind="team" name={name} src={avatar ?? null} size={40} />
        <Words>
          <Name>
            <h2 id={titleId}>{name}</h2>
            {division && <Badge>{division}</Badge>}
          </Name>
          {bio && <p title={bio}>{bio}</p>}
        </Words>
        <Figures>
          {figures.map(({ value, unit, label }) => (
            <Stat key={label} size={20} value={value} unit={unit} label={label} />
          ))}
        </Figures>
        {actions && <Acts>{actions}</Acts>}
      </Head>
      {/* Scrolls, so it must be focusable by keyboard. */}
      <Body tabIndex={0} role="region" aria-label={name}>
        <Left>
          {chart && (
            <Part>
              <PartHead>
                <h3>{words.score}</h3>
              </PartHead>
              {chart}
            </Part>
          )}
          <Part>
            <PartHead>
              <h3>{words.categories}</h3>
              <span>{words.categoriesNote}</span>
            </PartHead>
            <CategoryBars label={words.categoriesNote} categories={categories} />
          </Part>
          {members.length > 0 && <Members {...{ members, words, own }} />}
        </Left>
        <Right>
          <Solves solves={solves} words={words} />
          {foot && <Foot>{foot}</Foot>}
        </Right>
      </Body>
    </>
  );
}
