import { css, styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.nav`
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  padding-block-end: max(8px, env(safe-area-inset-bottom));
  ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;

const item = css`
  ${text.t11}
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 3px;
  width: 100%;
  height: 55px;
  padding-block-start: 10px;
  color: ${color.faint};
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    color: ${color.brandText};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    width: 32px;
    height: 2px;
    background: ${color.brandStrong};
  }
`;

export const Place = styled.a`
  ${item}
`;

export const Action = styled.button`
  ${item}
`;

export const Name = styled.span`
  /* A long name of one of five items breaks into a second line, which the bar's edge has room for. */
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  max-width: 100%;
  overflow: hidden;
  line-height: 12px;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Corner = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: calc(50% + 5px);
  display: grid;
  border-radius: ${radius.control};
  box-shadow: 0 0 0 2px ${color.surface};
  &:empty {
    display: none;
  }
`;
