import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { paneHeight } from '../../layouts/frame.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & > * {
    min-height: 0;
  }
  & > section {
    border-inline-start: 1px solid ${color.line};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 550fr) minmax(0, 826fr);
    height: ${paneHeight};
    &[data-preview] {
      grid-template-columns: minmax(0, 500fr) minmax(0, 430fr) minmax(0, 446fr);
    }
  }
`;

export const Files = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

/** Scrolls below the head. */
export const Rows = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

export const Preview = styled.section`
  min-width: 0;
  overflow: hidden auto;
`;

export const Head = styled.div`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 6px 12px;
  border-block-end: 1px solid ${color.line};
`;
