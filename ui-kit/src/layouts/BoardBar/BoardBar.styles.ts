import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, layer, pageInset } from '../../tokens/tokens.ts';

/** Narrow insets on tablets, so that three cards fit next to an open challenge. */
const inset = `
  --board-inset: 16px;
  ${media.lg} {
    --board-inset: ${pageInset};
  }
`;

export const Root = styled.div`
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

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

export const Search = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

export const Narrow = styled.div`
  flex: none;
  ${media.lg} {
    display: none;
  }
`;

export const Wide = styled.div`
  display: none;
  flex: none;
  ${media.lg} {
    display: block;
    min-width: 156px;
    max-width: 240px;
  }
`;

export const Layout = styled.div`
  display: none;
  flex: none;
  ${media.sm} {
    display: block;
  }
`;

export const Chips = styled.div`
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

export const Body = styled.div`
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

export const Side = styled.div`
  padding: 16px 12px;
`;
