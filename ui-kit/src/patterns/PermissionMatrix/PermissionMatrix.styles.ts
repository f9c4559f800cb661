import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer, radius, side } from '../../tokens/tokens.ts';

export const Scroller = styled.div`
  min-width: 0;
  max-height: 100%;
  overflow: auto;
`;

export const Table = styled.table`
  ${text.t13}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th {
    text-align: start;
  }
  thead th {
    ${text.t12}
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    height: ${height.row};
    padding: 0 8px;
    border-block-end: 1px solid ${color.line};
    background: ${color.bg};
    font-weight: 500;
    white-space: nowrap;
    color: ${color.faint};
  }
  thead th:not(:first-child) {
    width: 88px;
    text-align: center;
  }
  tbody :is(th, td) {
    height: ${height.row};
    padding: 0 8px;
    border-block-end: 1px solid ${color.lineRow};
  }
  tbody td {
    text-align: center;
  }
  :is(th, td):first-child {
    padding-inline-start: 24px;
  }
`;

export const HeadButton = styled.button`
  font-weight: inherit;
  color: inherit;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

export const GroupRow = styled.tr`
  & > th {
    background: ${color.surface};
    font-weight: 600;
  }
  button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 100%;
    font-weight: inherit;
  }
  small {
    ${text.t12}
    ${text.figures}
    font-weight: 400;
    color: ${color.faint};
  }
`;

export const Row = styled.tr`
  &&& > th {
    padding-inline-start: 68px;
    font-weight: 400;
    color: ${color.muted};
  }
  &&&[data-exception] > th {
    font-weight: 500;
    color: ${color.text};
  }
  &[data-part='default'] > :is(th, td) {
    background: ${color.raised};
  }
  &&&[data-part='default'] > th {
    padding-inline-start: 24px;
    font-weight: 500;
    color: ${color.text};
  }
  &[data-part='default'] small {
    ${text.t12}
    margin-inline-start: 8px;
    font-weight: 400;
    color: ${color.muted};
  }
  &:has(button:focus-visible) > th {
    box-shadow: inset calc(2px * ${side}) 0 ${color.muted};
  }
  ${media.hover} {
    &:hover > :is(th, td) {
      background: ${color.hover};
    }
  }
`;

export const Title = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
`;

/** A mark: the default has no border, an exception has a border and a fill. */
export const Mark = styled.button`
  display: inline-grid;
  place-items: center;
  width: 36px;
  height: 24px;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  color: ${color.muted};

  &[data-mark='granted'] {
    border-color: ${color.okLine};
    background: ${color.okSoft};
    color: ${color.ok};
  }
  &[data-mark='denied'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  ${media.hover} {
    &:not(:disabled):hover {
      border-color: ${color.control};
    }
  }
  ${media.coarse} {
    width: 44px;
    height: 36px;
  }
`;
