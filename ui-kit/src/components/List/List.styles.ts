import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, side } from '../../tokens/tokens.ts';

export const Root = styled.ul`
  min-width: 0;
`;

export const Item = styled.li`
  & + & {
    border-block-start: 1px solid ${color.lineRow};
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: ${height.rowTall};
  padding: 8px 12px;
  color: inherit;
  text-align: start;
  ${text.t14}

  ${media.coarse} {
    min-height: ${height.rowPhone};
  }
  &[data-selected] {
    background: ${color.raised};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const pressable = css`
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:active {
    background: ${color.press};
  }
`;

export const PlainRow = styled.div`
  ${row}
`;

export const LinkRow = styled.a`
  ${row}
  ${pressable}
`;

export const ButtonRow = styled.button`
  ${row}
  ${pressable}
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

/** Undoes the cut of a long text. */
const whole = css`
  overflow: visible;
  overflow-wrap: anywhere;
  white-space: normal;
`;

export const Title = styled.span`
  display: block;
  ${text.cut}
  font-weight: 500;

  [data-muted] > * > & {
    color: ${color.muted};
    font-weight: 400;
  }

  [data-wrap] > * > & {
    ${whole}
  }
`;

export const Detail = styled.span`
  display: block;
  color: ${color.faint};
  ${text.cut}
  ${text.t12}

  :is(a, button):hover &,
  [data-selected] & {
    color: ${color.muted};
  }

  [data-wrap] > * > & {
    ${whole}
  }
`;

export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}

  :is(a, button):hover &,
  [data-selected] & {
    color: ${color.muted};
  }
`;
