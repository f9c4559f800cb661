import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';
import { vars } from '../../tokens/vars.ts';
import { paneHeight } from '../frame.ts';

/** A column beside the page's content: it sticks under the header and scrolls by itself. */
export interface Pane {
  content: ReactNode;
  /** Pixels: 204 categories, 300 lists, 340 to 460 details. */
  width: number;
  /** Breakpoint from which it stands beside the content. Default `md`. */
  from?: 'md' | 'lg' | 'xl';
  /** Below it: under (`start`: above) the content, or gone. Default `stack`. */
  below?: 'stack' | 'hide';
}

export interface SplitProps {
  start?: Pane;
  end?: Pane;
  /** The page's content between the panes. */
  children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${media.md} {
    flex-flow: row wrap;
    align-items: flex-start;
  }
`;

const Side = styled.div`
  min-width: 0;
  &[data-below='hide'] {
    display: none;
  }
  ${media.md} {
    flex-basis: 100%;
  }
  ${(['md', 'lg', 'xl'] as const)
    .map(
      (from) => `
    ${media[from]} {
      &[data-from='${from}'] {
        display: block;
        flex: 0 0 var(--pane-width);
        position: sticky;
        inset-block-start: var(--frame-top);
        height: ${paneHeight};
        overflow: hidden auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
      }
      &[data-from='${from}'][data-side='start'] {
        border-inline-end: 1px solid ${color.line};
      }
      &[data-from='${from}'][data-side='end'] {
        border-inline-start: 1px solid ${color.line};
      }
    }`,
    )
    .join('')}
`;

const Middle = styled.div`
  flex: 1 1 0;
  min-width: 0;
`;

const Beside = ({ pane, side }: { pane: Pane | undefined; side: 'start' | 'end' }) =>
  pane === undefined ? null : (
    <Side
      data-side={side}
      data-from={pane.from ?? 'md'}
      data-below={pane.below ?? 'stack'}
      style={vars({ '--pane-width': `${pane.width}px` })}
    >
      {pane.content}
    </Side>
  );

/** Content with columns beside it; the document scrolls the content, each column itself. */
export const Split = ({ start, end, children }: SplitProps) => (
  <Root>
    <Beside pane={start} side="start" />
    <Middle>{children}</Middle>
    <Beside pane={end} side="end" />
  </Root>
);
