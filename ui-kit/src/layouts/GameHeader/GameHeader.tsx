import type { ReactNode } from 'react';
import { vars } from '../../tokens/vars.ts';
import { BackLink, type BackLinkProps } from '../HeaderTabs/BackLink.tsx';
import { HeaderTabs, type HeaderTabsProps } from '../HeaderTabs/HeaderTabs.tsx';
import { Bar, End, Lead, Line, Narrow, Passed, Wide } from './GameHeader.styles.ts';

export interface GameHeaderProps {
  /** The game's title, the page's only `h1`. */
  title: string;
  /** Where the back arrow of narrow windows leads. */
  back: BackLinkProps;
  /** Phase of the game: a `PhaseBadge`. */
  phase?: ReactNode;
  /** Views of the game, from `md` up; in narrow windows the bottom bar has them. */
  tabs?: HeaderTabsProps;
  /** Elapsed fraction of the game, 0 to 1; undefined before the start and after the end. */
  passed?: number;
  /** `IconButton` that opens the notices, from md up. */
  bell?: ReactNode;
  /** Rank and points of the viewer's team as `Stat`s; from `md` up. */
  figures?: ReactNode;
  /** Rank and points in one line under the title, on narrow windows: "#4 · 3,184 points". */
  summary?: ReactNode;
  /** The clock: a `Stat` with a `Countdown`. */
  clock?: ReactNode;
}

function percent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`;
}

/** The header of every page inside a game. */
export function GameHeader({
  title,
  back,
  phase,
  tabs,
  passed,
  bell,
  figures,
  summary,
  clock,
}: GameHeaderProps) {
  return (
    <Bar>
      <BackLink {...back} />
      <Lead>
        <h1>{title}</h1>
        <Line>
          {phase}
          {summary !== undefined && <Narrow>{summary}</Narrow>}
        </Line>
      </Lead>
      {tabs !== undefined && <HeaderTabs {...tabs} />}
      <End>
        <Wide>
          {bell}
          {figures}
        </Wide>
        {clock}
      </End>
      {passed !== undefined && <Passed aria-hidden style={vars({ '--passed': percent(passed) })} />}
    </Bar>
  );
}
