import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer } from '../../tokens/tokens.ts';

export const Scroller = styled.div`
  min-width: 0;
  max-height: 100%;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${text.t13}
  --table-inset: var(--hy-page-inset);

  &[data-inset] {
    --table-inset: 16px;
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  height: ${height.row};
  padding: 0 12px;
  border-block-end: 1px solid ${color.line};
  background: ${color.bg};
  color: ${color.faint};
  text-align: start;
  white-space: nowrap;
  ${text.t12}
  font-weight: 500;

  [data-inset] & {
    background: ${color.surface};
  }
  &:first-child {
    padding-inline-start: var(--table-inset);
  }
  &:last-child {
    padding-inline-end: var(--table-inset);
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-check] {
    width: 1px;
    padding-inline-end: 0;
  }
`;

export const SortButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 100%;
  font-weight: inherit;
  ${snippet.target}

  [aria-sort] > & {
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

export const Row = styled.tr`
  position: relative;

  &[data-muted] > td {
    color: ${color.faint};
  }
  ${media.hover} {
    &[data-hover]:hover > td {
      background: ${color.hover};
    }
    &[data-hover]:hover[data-muted] > td {
      color: ${color.muted};
    }
  }
  &:has(> td > a:focus-visible) > td:first-child {
    box-shadow: inset 2px 0 ${color.muted};
  }
  &[data-selected] > td {
    background: ${color.brandSoft};
  }
  &[data-selected] > td:first-child {
    box-shadow: inset 2px 0 ${color.brandStrong};
  }
  &:last-child > td {
    border-block-end: 0;
  }
`;

export const Cell = styled.td`
  height: ${height.rowTall};
  padding: 0 12px;
  border-block-end: 1px solid ${color.lineRow};
  white-space: nowrap;

  [data-rows='compact'] & {
    height: ${height.row};
  }
  &:first-child {
    padding-inline-start: var(--table-inset);
  }
  &:last-child {
    padding-inline-end: var(--table-inset);
  }
  &[data-align='end'] {
    text-align: end;
    ${text.figures}
  }
  &[data-check] {
    width: 1px;
    padding-inline-end: 0;
  }
  /* Above the link that covers the row. */
  & :is(button, label, a) {
    position: relative;
    z-index: 1;
  }
`;

/** Its name stands in the first cell, its area is the whole row. */
export const RowLink = styled.a`
  && {
    position: static;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Filler = styled.td`
  padding: 24px 12px;
`;
