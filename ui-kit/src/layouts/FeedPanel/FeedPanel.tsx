import type { ReactNode } from 'react';
import { Feed, Filter, Foot, Head, Root } from './FeedPanel.styles.ts';

export interface FeedPanelProps {
  /** Title, count and actions for the whole feed. */
  head?: ReactNode;
  /** Filter by kind. */
  filter?: ReactNode;
  /** Keyboard shortcuts, a link to all entries. */
  foot?: ReactNode;
  /** Fills the available space, for use in a sheet. Default: the size of a popover. */
  fill?: boolean;
  /** Scrollable content: a `NoticeFeed`. */
  children: ReactNode;
}

/** A feed in a popover or sheet, with a fixed header and footer. */
export function FeedPanel({ head, filter, foot, fill, children }: FeedPanelProps) {
  return (
    <Root data-fill={fill || undefined}>
      {head !== undefined && <Head>{head}</Head>}
      {filter !== undefined && <Filter>{filter}</Filter>}
      <Feed>{children}</Feed>
      {foot !== undefined && <Foot>{foot}</Foot>}
    </Root>
  );
}
