import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font, motion } from '../../tokens/tokens.ts';
import { projectorType, px } from './projector-px.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${px(72)} ${px(40)} ${px(56)} minmax(0, 1fr) auto ${px(168)};
  align-items: center;
  gap: 0 ${px(14)};
  height: ${px(69)};
  border-bottom: 1px solid ${color.line};
  transition: transform ${motion.move};

  &[data-hot] {
    margin: 0 ${px(-16)};
    padding: 0 ${px(16)};
    border-radius: ${px(8)};
    background: color-mix(in srgb, ${color.gold} 12%, transparent);
  }
  &[data-revealed] {
    margin: 0 ${px(-16)};
    padding: 0 ${px(16)};
    border-radius: ${px(8)};
    background: ${color.brandSoft};
  }
`;

export const Rank = styled.span`
  ${projectorType(36, 40, 500)}
  font-family: ${font.mono};
  ${text.figures}
  letter-spacing: -0.04em;
  text-align: end;
  color: ${color.muted};
`;

/** Overrides the mark's size, which is for tables. */
export const Delta = styled.span`
  & > span > span:not(:last-child) {
    display: none;
  }
  & svg {
    width: ${px(18)};
    height: ${px(18)};
  }
`;

export const Face = styled.span`
  & > span {
    width: ${px(48)};
    height: ${px(48)};
    border-radius: ${px(10)};
    font-size: ${px(20)};
    line-height: 1;
  }
`;

export const Name = styled.span`
  ${projectorType(32, 40, 600)}
  ${text.cut}
`;

export const Score = styled.span`
  ${projectorType(40, 44, 600)}
  ${text.figures}
  letter-spacing: -0.025em;
  text-align: end;
`;

export const Pips = styled.span`
  display: flex;
  gap: ${px(5)};
  align-items: center;

  & > svg,
  & > i {
    width: ${px(24)};
    height: ${px(24)};
  }
  & > i {
    border-radius: ${px(4)};
    box-shadow: inset 0 0 0 ${px(1.5)} ${color.lineStrong};
  }
  & > i[data-pending] {
    background: ${color.lineStrong};
  }
`;

/** Covers a name that has not been announced yet. */
export const Cover = styled.span`
  display: block;
  width: ${px(260)};
  height: ${px(24)};
  border-radius: ${px(6)};
  background: ${color.line};

  &[data-short] {
    width: ${px(120)};
    margin-inline-start: auto;
  }
`;
