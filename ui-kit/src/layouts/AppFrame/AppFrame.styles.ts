import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer, radius } from '../../tokens/tokens.ts';
import { bottomBarHeight, frameMeasures } from '../frame.ts';

export const Root = styled.div`
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

export const Skip = styled.a`
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

export const Side = styled.div`
  display: none;
  ${media.md} {
    display: block;
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.bar};
    height: 100dvh;
  }
`;

export const Bottom = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  ${media.md} {
    display: none;
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;
  padding-block-end: var(--frame-bottom);
  &:focus {
    outline: none;
  }
`;
