import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius, shadow } from '../../tokens/tokens.ts';
import { HEAD, ROW } from './matrix-geometry.ts';

/** Highlights the row and the column of the hovered or focused cell. */
export const Cross = styled.div`
  position: absolute;
  z-index: 5;
  pointer-events: none;
  background: ${color.hover};

  &[data-part='row'] {
    left: 0;
    top: calc(var(--row) * ${ROW}px);
    width: 100%;
    height: ${ROW}px;
    z-index: 2;
  }
  &[data-part='column'] {
    top: 0;
    left: calc(var(--fixed) + var(--column) * var(--cell));
    width: var(--cell);
    height: 100%;
    z-index: 0;
  }
  &[data-part='cell'] {
    top: calc(var(--row) * ${ROW}px);
    left: calc(var(--fixed) + var(--column) * var(--cell));
    width: var(--cell);
    height: ${ROW}px;
    border-radius: ${radius.badge};
    background: none;
    outline: 2px solid ${color.brandText};
    outline-offset: -3px;
    z-index: 2;
  }
`;

export const Note = styled.div`
  position: absolute;
  left: var(--left);
  top: var(--top);
  z-index: 6;
  width: max-content;
  max-width: 280px;
  padding: 5px 9px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.overlay};
  box-shadow: ${shadow.float};
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  pointer-events: none;

  &[data-below] {
    transform: translate(-50%, 22px);
  }
  &[data-above] {
    transform: translate(-50%, calc(-100% - 22px));
  }
  & > b {
    display: block;
    font-weight: 600;
    color: ${color.text};
  }
`;

export const Placeholder = styled.div`
  padding-top: ${HEAD}px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > div {
    display: grid;
    grid-template-columns: 16px 24px 158px 40px;
    align-items: center;
    gap: 12px;
    height: ${ROW}px;
    padding-left: 28px;
    border-top: 1px solid ${color.lineRow};
  }
`;
