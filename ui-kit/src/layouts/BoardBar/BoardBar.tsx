import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, layer, pageInset } from '../../tokens/tokens.ts';

export interface BoardBarProps {
  /** What is found here, for assistive technology: "Find a challenge". */
  label: string;
  /** Takes the room that is left. */
  search: ReactNode;
  /** Opens everything of the left column, below lg, where there is none. */
  filter: ReactNode;
  /** Order, from lg up. */
  order?: ReactNode;
  /** Cards or list, from sm up. */
  layout?: ReactNode;
  /** Categories in one row that scrolls sideways, below lg. */
  chips?: ReactNode;
}

/** Beside an open challenge on a tablet every pixel counts: three cards stand in a row. */
const inset = `
  --board-inset: 16px;
  ${media.lg} {
    --board-inset: ${pageInset};
  }
`;

const Root = styled.div`
  ${inset}
  position: sticky;
  inset-block-start: var(--frame-top);
  z-index: ${layer.sticky};
  padding: 12px var(--board-inset);
  background: ${color.bg};
  ${media.lg} {
    padding-block: 16px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Search = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

const Narrow = styled.div`
  flex: none;
  ${media.lg} {
    display: none;
  }
`;

const Wide = styled.div`
  display: none;
  flex: none;
  ${media.lg} {
    display: block;
    min-width: 156px;
    max-width: 240px;
  }
`;

const Layout = styled.div`
  display: none;
  flex: none;
  ${media.sm} {
    display: block;
  }
`;

const Chips = styled.div`
  display: flex;
  gap: 6px;
  margin: 10px calc(-1 * var(--board-inset)) 0;
  padding: 2px var(--board-inset);
  overflow: auto hidden;
  scroll-padding: var(--board-inset);
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  > * {
    scroll-snap-align: start;
  }
  ${media.lg} {
    display: none;
  }
`;

/** Search, order and filters above a board; on narrow windows the filters go behind a button. */
export function BoardBar({ label, search, filter, order, layout, chips }: BoardBarProps) {
  return (
    <Root role="search" aria-label={label}>
      <Line>
        <Search>{search}</Search>
        {order !== undefined && <Wide>{order}</Wide>}
        <Narrow>{filter}</Narrow>
        {layout !== undefined && <Layout>{layout}</Layout>}
      </Line>
      {chips !== undefined && <Chips>{chips}</Chips>}
    </Root>
  );
}

const Body = styled.div`
  ${inset}
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 0 var(--board-inset) 32px;
  ${media.lg} {
    padding-block-end: 48px;
  }
  &[data-flush] {
    padding-inline: 0;
  }
  &[data-flush] > :not(:last-child) {
    margin-inline: var(--board-inset);
  }
`;

export interface BoardBodyProps {
  children: ReactNode;
  /** The last child, rows, runs to the edges of the window: on phones. */
  flush?: boolean;
}

/** What stands under a `BoardBar`. */
export function BoardBody({ children, flush }: BoardBodyProps) {
  return <Body data-flush={flush || undefined}>{children}</Body>;
}

const Side = styled.div`
  padding: 16px 12px;
`;

/** The column beside a board: a `CategoryRail`. */
export function BoardSide({ children }: { children: ReactNode }) {
  return <Side>{children}</Side>;
}
