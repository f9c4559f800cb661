import type { ReactNode } from 'react';
import { useLabels } from '../../provider/KitProvider.tsx';
import { Bottom, Main, Root, Side, Skip } from './AppFrame.styles.ts';

export interface AppFrameProps {
  /** A `Rail`, shown from `md` up. */
  rail?: ReactNode;
  /** A `BottomBar`, shown below `md`. */
  bottomBar?: ReactNode;
  /** The page: its header first, then its content. */
  children: ReactNode;
}

/**
 * The layout of every page: skip link, rail or bottom bar, one `main`. The document scrolls;
 * headers and panes are sticky.
 */
export function AppFrame({ rail, bottomBar, children }: AppFrameProps) {
  const { skipToContent } = useLabels();
  return (
    <Root>
      <Skip href="#content">{skipToContent}</Skip>
      {rail !== undefined && <Side data-frame="rail">{rail}</Side>}
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      {bottomBar !== undefined && <Bottom data-frame="bottom">{bottomBar}</Bottom>}
    </Root>
  );
}
