import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const List = styled.ul`
  &[data-look='card'] {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  &[data-look='pane'] {
    display: grid;
    gap: 2px;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 6px 16px;
  transition: background ${motion.fast};
  [data-look='card'] li + li > & {
    border-block-start: 1px solid ${color.lineRow};
  }
  [data-look='pane'] & {
    gap: 12px;
    padding: 10px;
    border-radius: ${radius.control};
  }
  a& {
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
  }
  &[aria-current] {
    background: ${color.raised};
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

export const Title = styled.span`
  ${text.t14}
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 500;
  > span:first-child {
    ${text.cut}
  }
`;

export const Mark = styled.span`
  flex: none;
  font-weight: 400;
  color: ${color.faint};
`;

export const Note = styled.span`
  ${text.t12}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 4px;
  color: ${color.faint};
  :where([aria-current], a:hover) & {
    color: ${color.muted};
  }
`;

export const End = styled.span`
  ${text.t13}
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
`;
