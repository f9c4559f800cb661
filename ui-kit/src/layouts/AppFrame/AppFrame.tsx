import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLabels } from '../../provider/KitProvider.tsx';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer, radius } from '../../tokens/tokens.ts';
import { bottomBarHeight, frameMeasures } from '../frame.ts';

export interface AppFrameProps {
  /** A `Rail`, shown from `md` up. */
  rail?: ReactNode;
  /** A `BottomBar`, shown below `md`. */
  bottomBar?: ReactNode;
  /** The page: its header first, then its content. */
  children: ReactNode;
}

const Root = styled.div`
  ${frameMeasures}
  min-height: 100dvh;
  &:has(> [data-frame='bottom']) {
    --frame-bottom: calc(${bottomBarHeight} + var(--frame-game));
  }
  ${media.md} {
    &:has(> [data-frame='bottom']) {
      --frame-bottom: 0px;
    }
    &:has(> [data-frame='rail']) {
      display: grid;
      grid-template-columns: ${height.rail} minmax(0, 1fr);
    }
  }
  @media print {
    &:has(> [data-frame='rail']) {
      display: block;
    }
    > :not(main) {
      display: none;
    }
  }
`;

const Skip = styled.a`
  ${text.t13}
  position: fixed;
  inset-block-start: 10px;
  inset-inline-start: 10px;
  z-index: ${layer.toast};
  padding: 8px 14px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.overlay};
  color: ${color.text};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Side = styled.div`
  display: none;
  ${media.md} {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.bar};
    height: 100dvh;
  }
`;

const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  ${media.md} {
    display: none;
  }
`;

const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;
  padding-block-end: var(--frame-bottom);
  &:focus {
    outline: none;
  }
`;

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
