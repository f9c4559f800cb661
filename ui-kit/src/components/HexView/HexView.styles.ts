import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const LINE = 20;

export const Root = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  &[data-bare] {
    border: 0;
    background: none;
  }
`;

export const Scroll = styled.div`
  max-height: var(--hex-height);
  padding: 8px 12px;
  overflow: auto;
  border-radius: inherit;
  color: ${color.muted};
  ${text.m12}
  line-height: ${LINE}px;
`;

export const Canvas = styled.div`
  position: relative;
  height: var(--hex-all);
  min-width: max-content;
`;

export const Row = styled.div`
  position: absolute;
  display: flex;
  gap: 2ch;
  white-space: pre;
  transform: translateY(var(--hex-at));
  & > :first-child {
    color: ${color.faint};
    user-select: none;
  }
  & > :last-child {
    color: ${color.text};
  }
`;

/** Sets the width of the box, because its rows are positioned absolutely. */
export const Ruler = styled.div`
  visibility: hidden;
  height: 0;
  white-space: pre;
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 12px;
  border-radius: ${radius.small};
  background: ${color.raised};
`;

export const Quiet = styled.p`
  color: ${color.faint};
  ${text.t12}
`;
