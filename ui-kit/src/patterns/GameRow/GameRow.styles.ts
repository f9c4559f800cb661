import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Row = styled.article`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;
  border-top: 1px solid ${color.lineRow};
  transition: background ${motion.fast};

  &:first-child {
    border-top: 0;
  }
  ${media.hover} {
    &:hover:has(a) {
      background: ${color.hover};
    }
  }
`;

export const Thumb = styled.span`
  flex: none;
  width: 72px;
  height: 56px;
  border-radius: ${radius.control};
  overflow: hidden;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.h3`
  ${text.t14}
  ${text.cut}
  font-weight: 500;

  ${Row}:has(a:focus-visible) {
    outline: 2px solid ${color.brandText};
  }
`;

export const Note = styled.div`
  ${text.t12}
  ${text.figures}
  ${text.cut}
  color: ${color.faint};

  &[data-second] {
    color: ${color.muted};
  }
  ${Row}:hover & {
    color: ${color.muted};
  }
`;

export const Aside = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 4px;
  ${text.t13}
  ${text.figure}

  /* Above the row's link, so that its controls can be clicked. */
  & :is(a, button) {
    position: relative;
    z-index: 1;
  }
`;
