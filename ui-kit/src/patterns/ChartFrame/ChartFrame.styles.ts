import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius, shadow } from '../../tokens/tokens.ts';

export const Figure = styled.figure`
  position: relative;
  min-width: 0;
`;

/** The measured part, with keyboard navigation. */
export const Frame = styled.div`
  position: relative;
  border-radius: ${radius.small};
`;

/** Visible on focus; the chart's shortcut does the same. */
export const Toggle = styled.button`
  position: absolute;
  inset-inline-end: 0;
  top: 0;
  z-index: 2;
  padding: 2px 8px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.overlay};
  ${text.t12}

  &:not(:focus-visible, [aria-expanded='true'], [data-shown]) {
    ${snippet.hidden}
  }
  &[data-shown] {
    ${snippet.target}
    position: relative;
    flex: none;
    min-height: 28px;
    margin-inline-start: auto;
    background: none;
    color: ${color.muted};
  }
  ${media.hover} {
    &[data-shown]:hover {
      color: ${color.text};
    }
  }
`;

/** What is above the drawing. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin-block-end: 8px;
`;

/** A long table scrolls in itself, so that the charts beside it stay where they are. */
export const TableBox = styled.div`
  max-height: 320px;
  overflow: auto;

  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surface};
  }
`;

export const Note = styled.div`
  position: absolute;
  top: 0;
  left: clamp(8px, calc(var(--at) - 90px), calc(100% - 188px));
  z-index: 1;
  width: max-content;
  max-width: 240px;
  padding: 5px 9px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.overlay};
  box-shadow: ${shadow.float};
  ${text.t12}
  ${text.figures}
  pointer-events: none;

  & > b {
    display: block;
    font-weight: 600;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.t13}
  ${text.figures}

  & caption {
    padding: 4px 12px;
    text-align: start;
    color: ${color.muted};
  }
  & th,
  & td {
    padding: 4px 12px;
    border-bottom: 1px solid ${color.lineRow};
    font-weight: 400;
    text-align: start;
  }
  & thead th {
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
  }
`;

/** Has the height of the chart, for when there is none. */
export const Instead = styled.div`
  display: grid;
  place-items: center;
  height: var(--height);
  color: ${color.muted};
  text-align: center;
  ${text.t13}
`;

/** Since when the data is out of date, in the corner where lines start low. */
export const Stale = styled.p`
  position: absolute;
  top: 0;
  left: 48px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.warn};
  ${text.t12}
  ${text.figures}
`;
