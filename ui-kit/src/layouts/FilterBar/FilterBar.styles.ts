import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, layer, pageInset } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  padding: 10px ${pageInset};
  border-block-end: 1px solid ${color.line};
  background: ${color.bg};
  /* The search has room for what it says. */
  > :has(> input[type='search']) {
    flex: 1 0 100%;
  }
  ${media.md} {
    > :has(> input[type='search']) {
      flex: 0 1 320px;
    }
    &[data-sticky] {
      position: sticky;
      inset-block-start: var(--frame-top);
      z-index: ${layer.sticky};
    }
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-inline-start: auto;
`;
