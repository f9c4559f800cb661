import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { Fixed } from './ScoreMatrix.styles.ts';

export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 4;
  width: max-content;
  min-width: 100%;
  height: var(--head);
  background: ${color.surface};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    border-bottom: 1px solid ${color.line};
  }
`;

export const HeadRow = styled.div`
  display: flex;
  height: 97px;
  background: inherit;

  & > ${Fixed} {
    align-items: end;
    padding-bottom: 6px;
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
  [data-compact] > & {
    height: 100%;
  }
  & [role='columnheader'] {
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
`;

export const PointsRow = styled.div`
  display: flex;
  height: 19px;
  background: inherit;
  ${text.t12}
  color: ${color.faint};
`;

/** The rendered columns; padding replaces those before them. */
export const HeadCells = styled.div`
  display: flex;
  flex: none;
  width: var(--cells);
  height: 100%;
  padding-left: calc(var(--first) * var(--cell));
`;

export const Bands = styled.div`
  position: absolute;
  top: 0;
  left: var(--fixed);
  height: 17px;

  & > span {
    position: absolute;
    left: calc(var(--at) * var(--cell));
    width: calc(var(--wide) * var(--cell));
    height: 17px;
    padding: 1px 5px;
  }
  & > span::after {
    content: '';
    position: absolute;
    inset: auto 2px 0;
    height: 2px;
    border-radius: 1px;
    background: var(--hue);
  }
`;

/** Rotated with a transform, because vertical text is laid out several times. */
export const Title = styled.div`
  position: relative;
  flex: none;
  width: var(--cell);

  & > span {
    position: absolute;
    top: 100%;
    left: calc(50% - 6px);
    width: 77px;
    overflow: hidden;
    ${text.t11}
    line-height: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
    transform: rotate(-90deg);
    transform-origin: 0 0;
    color: ${color.muted};
  }
`;

export const Points = styled.div`
  flex: none;
  width: var(--cell);
  text-align: center;
  ${text.m11}
  line-height: 19px;
  letter-spacing: -0.04em;
`;
