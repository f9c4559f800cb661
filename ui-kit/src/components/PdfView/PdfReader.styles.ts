import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Reader = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  & + & {
    padding-inline-start: 8px;
    border-inline-start: 1px solid ${color.line};
  }
  [data-narrow] > & {
    padding: 0;
    border: 0;
  }
  [data-narrow] > &[role='search'] {
    flex-basis: 100%;
  }
`;

export const FindBox = styled.div`
  width: 160px;
  margin-inline-end: 4px;
  [data-narrow] & {
    flex: 1;
    width: auto;
  }
`;

export const Said = styled.span`
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;
`;

/** The zoom in per cent, with one width for 50 % and 200 %. */
export const Percent = styled.span`
  min-width: 44px;
  text-align: center;
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;
`;

export const PageNumber = styled.label`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-inline-end: 4px;
  ${text.t12}
  ${text.figures}
  color: ${color.muted};
  white-space: nowrap;
  /* A longer label moves the group to a row of its own, rather than shrinking the field. */
  & > * {
    flex: none;
  }
  input {
    width: 3ch;
    min-width: 40px;
    text-align: center;
    ${text.figures}
  }
`;

export const Note = styled.p`
  padding: 6px 16px;
  border-block-end: 1px solid ${color.line};
  ${text.t12}
  color: ${color.muted};
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  min-height: 0;
`;

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: auto;
  scrollbar-gutter: stable;
  scrollbar-width: thin;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The pages, as wide as the widest one, so that it can be scrolled horizontally to both ends. */
export const Sheets = styled.div`
  position: relative;
  min-width: var(--pdf-width);
  height: var(--pdf-length);
`;

export const Thumbs = styled.nav`
  position: relative;
  flex: none;
  width: 112px;
  overflow: hidden auto;
  border-inline-end: 1px solid ${color.line};
  scrollbar-width: thin;
`;

export const Thumb = styled.button`
  position: absolute;
  inset-block-start: var(--pdf-top);
  inset-inline: 0;
  display: grid;
  gap: 6px;
  justify-items: center;
  padding: 0;
  border: 0;
  background: none;
  ${text.t11}
  ${text.figures}
  color: ${color.muted};
  cursor: pointer;
  & > span:first-child {
    width: 72px;
    height: var(--pdf-thumb-height);
    overflow: hidden;
    border-radius: 2px;
    background: #fff;
    opacity: 0.72;
  }
  &[aria-current] {
    color: ${color.text};
    & > span:first-child {
      outline: 2px solid ${color.brandStrong};
      outline-offset: 2px;
      opacity: 1;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.small};
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;
