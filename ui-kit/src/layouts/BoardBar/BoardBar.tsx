import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, layer, pageInset } from '../../tokens/tokens.ts';

export interface BoardBarProps {
  /** Name for assistive technology: "Find a challenge". */
  label: string;
  /** The search field; it takes the remaining width. */
  search: ReactNode;
  /** Button that opens the filters of the left column, below `lg`, where the column is hidden. */
  filter: ReactNode;
  /** Sort order, from `lg` up. */
  order?: ReactNode;
  /** Switch between cards and list, from `sm` up. */
  layout?: ReactNode;
  /** Category chips in one row that scrolls horizontally, below `lg`. */
  chips?: ReactNode;
}

/** Narrow insets on tablets, so that three cards fit next to an open challenge. */
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

/**
 * Search, sort order and filters above a board; in narrow windows the filters are behind a button.
 */
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
  /** The content below the bar: a grid, a list or a table. */
  children: ReactNode;
  /** On phones the rows of the last child run to the edges of the window. */
  flush?: boolean;
}

/** Content below a `BoardBar`. */
export function BoardBody({ children, flush }: BoardBodyProps) {
  return <Body data-flush={flush || undefined}>{children}</Body>;
}

const Side = styled.div`
  padding: 16px 12px;
`;

/** The column next to a board: a `CategoryRail`. */
export function BoardSide({ children }: { children: ReactNode }) {
  return <Side>{children}</Side>;
}
