import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &:has(h2 > a:focus-visible, h3 > a:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
`;

export const Picture = styled.div`
  position: relative;
  height: 112px;
  overflow: hidden;
`;

/** Badges on a poster have the page's background, because posters can have any colour. */
export const OnPicture = styled.div`
  position: absolute;
  top: 10px;
  inset-inline-start: 10px;
  display: flex;
  border-radius: ${radius.badge};
  background: ${color.bg};

  & > span {
    background-color: transparent;
  }
`;

export const Title = styled.h3`
  ${text.t14}
  ${text.cut}
  font-weight: 600;
`;

/** Covers the card; rendered as the app's link. */
export const Cover = styled.a`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const Words = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 12px 14px;
`;

export const Summary = styled.p`
  ${text.t13}
  ${text.cut}
  color: ${color.muted};
`;

export const Dates = styled.div`
  margin-top: 4px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  margin-top: auto;
  padding-top: 8px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;

export const Place = styled.span`
  ${text.t13}
  ${text.figure}
  color: ${color.text};
`;

/** Above the card's link, so that it can be clicked separately. */
export const Action = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;
