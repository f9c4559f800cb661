import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, side } from '../../tokens/tokens.ts';

/** The tint covers the background of sticky cells too. */
export const Row = styled.tr`
  position: relative;
  --tint: transparent;
  outline: 0;

  ${media.hover} {
    &[data-hover]:hover {
      --tint: ${color.hover};
    }
  }
  &[data-cursor]:focus-within {
    --tint: ${color.hover};
  }
  &[data-muted] > td {
    color: ${color.faint};
  }
  &[data-cursor]:focus-within > td:first-child {
    box-shadow: inset calc(2px * ${side}) 0 ${color.muted};
  }
  &[data-selected] {
    --tint: ${color.brandSoft};
    /* The lighter ground: badges bring a tint of their own. */
    --table-ground: ${color.surface};
  }
  &[data-selected] > td:first-child {
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
  &:is([data-selected], [data-cursor]:focus-within)[data-muted] > td {
    color: ${color.muted};
  }
  /* A ring made of its cells: what sticks would lie over an outline. */
  &[data-cursor]:focus-visible > td {
    box-shadow:
      inset 0 2px ${color.brandText},
      inset 0 -2px ${color.brandText};
  }
  &[data-cursor]:focus-visible > td:first-child {
    box-shadow:
      inset 2px 0 ${color.brandText},
      inset 0 2px ${color.brandText},
      inset 0 -2px ${color.brandText};
  }
  &[data-cursor]:focus-visible > td:last-child {
    box-shadow:
      inset -2px 0 ${color.brandText},
      inset 0 2px ${color.brandText},
      inset 0 -2px ${color.brandText};
  }
  tbody > &:last-child > td,
  &[data-open] > td {
    border-block-end: 0;
  }
`;

export const Cell = styled.td`
  height: ${height.rowTall};
  padding: 0 12px;
  border-block-end: 1px solid ${color.lineRow};
  background: linear-gradient(var(--tint) 0 0), var(--table-ground);
  white-space: nowrap;

  [data-rows='compact'] & {
    height: ${height.row};
  }
  [data-rows='phone'] & {
    height: ${height.rowPhone};
  }
  [data-windowed] & {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-windowed] &[data-first] {
    overflow: visible;
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
  &[data-wrap] {
    min-width: 240px;
    padding-block: 8px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  &[data-check],
  &[data-expander] {
    padding-inline-end: 0;
    overflow: visible;
  }
  &[data-check] > label {
    vertical-align: middle;
  }
  &[data-expander] svg {
    transition: transform var(--hy-motion-fast);
  }
  [data-open] > &[data-expander] svg {
    transform: rotate(90deg);
  }
  [data-wide] &:is([data-check], [data-expander], [data-first]) {
    position: sticky;
  }
  &[data-check] {
    inset-inline-start: 0;
  }
  &[data-expander] {
    inset-inline-start: var(--check);
  }
  &[data-first] {
    inset-inline-start: var(--lead);
  }
  /* Controls are above the link that covers the row and below sticky cells. */
  & :is(button, label, a) {
    position: relative;
    z-index: 1;
  }
  [data-scrolled] &:is([data-check], [data-expander], [data-first]) {
    z-index: 2;
  }
  [data-scrolled] &[data-first] {
    border-inline-end: 1px solid ${color.line};
  }
`;

/**
 * The link is in the first cell but covers the row, or only its cell where the other columns
 * scroll.
 */
export const RowLink = styled.a`
  && {
    position: static;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* The cell that sticks holds the area: it reaches over the row as long as that has not moved. */
  [data-wide]:not([data-scrolled]) &::after {
    inset-inline: calc(-1 * var(--lead)) auto;
    width: 100cqi;
  }
`;

/** Truncates long content without clipping the link's area or its focus ring. */
export const First = styled.div`
  [data-windowed] & {
    ${text.cut}
    margin: -4px;
    padding: 4px;
  }
`;

/** The second line of a row on phones. */
export const Line = styled.div`
  ${text.t12}
  ${text.cut}
  color: ${color.muted};
`;

export const Detail = styled.tr`
  & > td {
    padding-block: 0 16px;
    padding-inline: calc(var(--lead) + 12px) var(--table-inset);
    border-block-end: 1px solid ${color.lineRow};
    white-space: normal;
  }
`;

/** Takes the place of rows that are not rendered. */
export const Gap = styled.tr`
  height: var(--gap);
`;

/** A skeleton aligned like the cell's value. */
export const SkeletonBox = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  &[data-align='end'] {
    justify-content: flex-end;
  }
`;

export const Filler = styled.td`
  padding: 24px 12px;
`;
