import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color } from '../../tokens/tokens.ts';
import { paneHeight } from '../frame.ts';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${media.md} {
    flex-flow: row wrap;
    align-items: flex-start;
  }
`;

export const Side = styled.div`
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
        flex: 0 0 min(var(--pane-width), var(--pane-most, 100vw));
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

export const Middle = styled.div`
  /* Not 0: with a pane of 100 % it would fit into one line, without any width. */
  flex: 1 1 1px;
  min-width: 0;
`;
