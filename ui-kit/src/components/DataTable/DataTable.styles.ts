import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height, layer } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  max-height: 100%;
`;

export const Scroller = styled.div`
  container-type: inline-size;
  min-height: 0;
  overflow: auto;

  /* A box without a height of its own would draw all rows. */
  &[data-windowed] {
    max-height: calc(
      100dvh - var(--frame-top, 0px) - var(--frame-bottom, 0px) - var(--frame-save, 0px)
    );
    overflow-anchor: none;
  }
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
  --table-ground: ${color.bg};
  --check: 0px;
  --expander: 0px;
  --lead: calc(var(--check) + var(--expander));

  &[data-inset] {
    --table-inset: 16px;
    --table-ground: ${color.surface};
  }
  &[data-has-check] {
    --check: calc(var(--table-inset) + 28px);
  }
  &[data-has-expander] {
    --expander: 40px;
  }
  &[data-has-expander]:not([data-has-check]) {
    --expander: calc(var(--table-inset) + 28px);
  }
  &[data-windowed] {
    min-width: var(--least);
    table-layout: fixed;
  }
  & col[data-check] {
    width: var(--check);
  }
  & col[data-expander] {
    width: var(--expander);
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  height: ${height.row};
  padding: 0 12px;
  border-block-end: 1px solid ${color.line};
  background: var(--table-ground);
  color: ${color.faint};
  text-align: start;
  white-space: nowrap;
  ${text.t12}
  font-weight: 500;

  &:first-child {
    padding-inline-start: var(--table-inset);
  }
  &:last-child {
    padding-inline-end: var(--table-inset);
  }
  &[data-align='end'] {
    text-align: end;
  }
  &:is([data-check], [data-expander], [data-first]) {
    z-index: calc(${layer.sticky} + 1);
  }
  &[data-check] {
    inset-inline-start: 0;
    width: var(--check);
    padding-inline-end: 0;
  }
  &[data-expander] {
    inset-inline-start: var(--check);
    width: var(--expander);
    padding-inline-end: 0;
  }
  &[data-first] {
    inset-inline-start: var(--lead);
  }
  [data-scrolled] &[data-first] {
    border-inline-end: 1px solid ${color.line};
  }
`;

/** A sticky row under the header. */
export const News = styled.td`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${height.row};
  height: 32px;
  padding: 0;
  background: var(--table-ground);

  & > * {
    position: sticky;
    inset-inline-start: 0;
    width: 100cqi;
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
