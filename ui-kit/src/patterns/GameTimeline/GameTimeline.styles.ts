import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, radius, side } from '../../tokens/tokens.ts';

/** Titles are in a sticky column of 200 px; the axis scrolls below them. */
export const Scroll = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  padding: 10px 0 12px;
  border-bottom: 1px solid ${color.line};
`;

export const Canvas = styled.div`
  position: relative;
  min-width: 1328px;
  padding-top: 44px;
`;

/** Covers the part after the titles. */
export const Track = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 200px 0;
  pointer-events: none;

  & > span {
    position: absolute;
    inset-inline-start: var(--at);
  }
  & > [data-mark='weekend'] {
    top: 38px;
    bottom: 0;
    width: var(--wide);
    background: ${color.hover};
  }
  & > [data-mark='monday'] {
    top: 20px;
    bottom: 0;
    padding-inline-start: 5px;
    ${text.t11}
    ${text.figures}
    color: ${color.faint};
    white-space: nowrap;
  }
  & > [data-mark='monday']::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 18px;
    bottom: 0;
    border-inline-start: 1px solid ${color.lineRow};
  }
  & > [data-mark='now'] {
    top: 2px;
    bottom: 0;
    ${text.m11}
    font-weight: 600;
    white-space: nowrap;
    transform: translateX(calc(-50% * ${side}));
  }
  & > [data-mark='now']::before {
    content: '';
    position: absolute;
    inset-inline-start: 50%;
    top: 20px;
    bottom: 0;
    border-inline-start: 1px solid ${color.text};
  }
`;

export const Row = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  align-items: center;
  height: 28px;
  ${text.t13}

  &[data-phase='ended'],
  &[data-phase='practice'] {
    color: ${color.faint};
  }
  &[data-phase='running'] {
    font-weight: 500;
  }
  ${media.hover} {
    &:hover > :first-child {
      text-decoration: underline;
      text-underline-offset: 3px;
      text-decoration-color: ${color.lineStrong};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Name = styled.span`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  padding-inline-end: 12px;
  background: ${color.bg};
  ${text.cut}
`;

export const Line = styled.span`
  position: relative;
  height: 28px;
`;

export const Bar = styled.span`
  position: absolute;
  top: 7px;
  inset-inline-start: var(--at);
  width: var(--wide);
  min-width: 8px;
  height: 14px;
  border-radius: ${radius.badge};
  background: ${color.info};

  [data-phase='running'] & {
    background: ${color.brandStrong};
  }
  [data-phase='ended'] &,
  [data-phase='practice'] & {
    background: ${color.disabled};
  }
`;

/** Two rows high, and visible at any scroll position. */
export const Empty = styled.div`
  position: sticky;
  inset-inline-start: 0;
  width: fit-content;
  max-width: calc(100cqi - 16px);
  padding-block: 8px 28px;
  ${text.t13}
  color: ${color.muted};
`;

/** The thin line for practice after the end. */
export const Tail = styled.span`
  position: absolute;
  top: 12px;
  inset-inline-start: var(--at);
  width: var(--wide);
  height: 4px;
  border-radius: 2px;
  background: ${color.disabled};
  opacity: 0.45;
`;

export const Note = styled.span`
  position: absolute;
  inset-inline-start: calc(max(var(--at), var(--from) + 8px) + 8px);
  ${text.t12}
  ${text.figures}
  line-height: 28px;
  font-weight: 400;
  color: ${color.muted};
  white-space: nowrap;

  [data-phase='ended'] &,
  [data-phase='practice'] & {
    color: ${color.faint};
  }
`;
