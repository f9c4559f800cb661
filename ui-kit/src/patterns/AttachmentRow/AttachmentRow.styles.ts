import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Row = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  height: 44px;
  padding: 0 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  color: ${color.muted};
  transition: border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
  &:active {
    background: ${color.raised};
  }
`;

export const Name = styled.span`
  ${text.t14}
  ${text.cut}
  font-weight: 500;
  color: ${color.text};
`;

export const Size = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  &[data-error] {
    color: ${color.danger};
  }
`;

/** Lies on the lower edge, inside of its round corners. */
export const Bar = styled.div`
  position: absolute;
  inset: auto 8px -1px;
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

export const ListHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-bottom: 6px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;
