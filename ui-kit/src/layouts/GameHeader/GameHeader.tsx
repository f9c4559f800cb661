import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { BackLink, type BackLinkProps } from '../HeaderTabs/BackLink.tsx';
import { headerBar, headerEnd, headerTitle } from '../HeaderTabs/header-bar.ts';
import { HeaderTabs, type HeaderTabsProps } from '../HeaderTabs/HeaderTabs.tsx';

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
  /** The same in one line under the title on narrow windows: "#4 · 3,184 points". */
  summary?: ReactNode;
  /** The clock: a `Stat` with a `Countdown`. */
  clock?: ReactNode;
}

const Bar = styled.header`
  ${headerBar}
  > nav {
    display: none;
  }
  ${media.md} {
    > nav {
      display: block;
    }
  }
`;

const Lead = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  h1 {
    ${headerTitle}
    line-height: 20px;
  }
  ${media.md} {
    flex: 0 1 auto;
    flex-direction: row;
    align-items: center;
    gap: 16px;
    h1 {
      line-height: 24px;
    }
  }
`;

const Line = styled.div`
  ${text.t12}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
  white-space: nowrap;
`;

const Narrow = styled.span`
  ${text.cut}
  ${media.md} {
    display: none;
  }
`;

const End = styled.div`
  ${headerEnd}
  ${media.md} {
    gap: 24px;
  }
`;

const Wide = styled.div`
  display: none;
  ${media.md} {
    display: flex;
    align-items: center;
    gap: 24px;
  }
`;

// The colour `control` instead of the brand colour, which marks what belongs to the viewer.
const Passed = styled.div`
  position: absolute;
  inset-block: auto -1px;
  inset-inline: 0 auto;
  width: var(--passed);
  height: 1px;
  background: ${color.control};
  &::after {
    content: '';
    position: absolute;
    inset-block: -3px auto;
    inset-inline: auto 0;
    width: 1px;
    height: 7px;
    background: ${color.muted};
  }
`;

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
