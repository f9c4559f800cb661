import { styled } from 'styled-components';
import { color, radius, series } from '../../tokens/tokens.ts';

/** The hovered or focused point. */
export const Point = styled.span`
  position: absolute;
  left: calc(var(--x) - 3.5px);
  top: calc(var(--y) - 3.5px);
  width: 7px;
  height: 7px;
  border: 2px solid var(--spark);
  border-radius: ${radius.round};
  background: ${color.surface};
`;

export const Box = styled.div`
  position: relative;
  --spark: ${series[0]};
  height: var(--height);
  margin-right: 4px;

  &[data-stale] {
    --spark: ${color.faint};
  }
  & > svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  & > svg > path {
    fill: none;
    stroke: var(--spark);
    stroke-width: 1.75;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  &::after {
    content: '';
    position: absolute;
    right: -2.5px;
    top: calc(var(--end) - 2.5px);
    width: 5px;
    height: 5px;
    border-radius: ${radius.round};
    background: var(--spark);
  }
`;
