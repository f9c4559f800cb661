import type { ReactNode } from 'react';
import { Body, Chips, Layout, Line, Narrow, Root, Search, Side, Wide } from './BoardBar.styles.ts';

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

/** The column next to a board: a `CategoryRail`. */
export function BoardSide({ children }: { children: ReactNode }) {
  return <Side>{children}</Side>;
}
