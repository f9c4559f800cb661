import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, font, motion, radius } from '../../tokens/tokens.ts';
import { flash } from '../shared/flash.ts';

/** Rendered as the provider's link: the whole card is one. */
export const Card = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  min-height: 84px;
  padding: 11px 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: background ${motion.fast};

  ${media.hover} {
    &:hover {
      background: linear-gradient(${color.hover} 0 0), ${color.surface};
    }
  }
  &:active {
    background: linear-gradient(${color.press} 0 0), ${color.surface};
  }
  &[data-solved],
  &[data-closed] {
    border-color: ${color.line};
  }
  &[aria-current] {
    border-color: ${color.brandStrong};
    box-shadow: 0 0 0 1px ${color.brandStrong};
  }
`;

export const Top = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
`;

export const Title = styled.span`
  flex: 1;
  ${text.t14}
  ${text.cut}
  font-weight: 600;

  ${Card}[data-solved] &,
  ${Card}[data-closed] & {
    font-weight: 400;
    color: ${color.muted};
  }
`;

export const Bottom = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: auto;
`;

export const Points = styled.span`
  font: 500 18px/24px ${font.mono};
  letter-spacing: -0.03em;
  ${text.figures}

  &[data-changed] {
    ${flash}
  }
  ${Card}[data-solved] &,
  ${Card}[data-closed] & {
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
`;
