import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font, height, motion, side } from '../../tokens/tokens.ts';

/** Rendered as the app's link. */
export const Row = styled.a`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${height.rowPhone};
  padding: 0 16px;
  border-top: 1px solid ${color.lineRow};
  transition: background ${motion.fast};

  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-own] {
    /* On top of the surface, because the badge is tinted too and must stay readable. */
    background: linear-gradient(${color.brandSoft} 0 0), ${color.surface};
    box-shadow: inset calc(2px * ${side}) 0 ${color.brandStrong};
  }
`;

export const Rank = styled.span`
  flex: none;
  min-width: 20px;
  text-align: end;
  font-family: ${font.mono};
  ${text.figures}
  color: ${color.muted};
`;

/** Always takes its space, so that names are aligned. */
export const Delta = styled.span`
  flex: none;
  width: 16px;
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 15px;
  line-height: 20px;
  font-weight: 500;

  & > :first-child {
    ${text.cut}
  }
`;

export const Solved = styled.span`
  display: block;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  ${Row}[data-own] & {
    color: ${color.muted};
  }
`;

export const Bloods = styled.span`
  flex: none;
  display: flex;
  gap: 1px;
`;

export const Score = styled.span`
  flex: none;
  min-width: 52px;
  text-align: end;
  font-size: 15px;
  letter-spacing: -0.01em;
  ${text.figure}
`;
