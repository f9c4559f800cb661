import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, font, height, motion, side } from '../../tokens/tokens.ts';
import { flash } from '../shared/flash.ts';

/** Rendered as the provider's link: the whole row is one. */
export const Row = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: ${height.rowPhone};
  padding: 0 16px;
  border-top: 1px solid ${color.lineRow};
  font-size: 15px;
  transition: background ${motion.fast};

  ${media.sm} {
    height: ${height.rowTall};
    padding: 0 12px;
    font-size: 14px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    background: ${color.brandSoft};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
`;

export const Title = styled.span`
  ${text.cut}
  font-weight: 600;

  ${Row}[data-solved] &,
  ${Row}[data-closed] & {
    font-weight: 400;
    color: ${color.muted};
  }
`;

export const Solves = styled.span`
  margin-inline-start: auto;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
  white-space: nowrap;

  ${Row}:hover &,
  ${Row}[aria-current] & {
    color: ${color.muted};
  }
`;

export const Points = styled.span`
  flex: none;
  min-width: 32px;
  text-align: end;
  font-family: ${font.mono};
  ${text.figures}
  font-weight: 500;
  letter-spacing: -0.03em;

  &[data-changed] {
    ${flash}
  }
  ${Row}[data-solved] &,
  ${Row}[data-closed] & {
    font-weight: 400;
    color: ${color.muted};
  }
`;

/** Its space is reserved, so that titles and numbers of all rows are aligned. */
export const DoneSlot = styled.span`
  flex: none;
  width: 16px;
`;
