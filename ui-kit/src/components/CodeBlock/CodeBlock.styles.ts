import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  position: relative;
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  &[data-ground='raised'] {
    border-color: transparent;
    background: ${color.raised};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 36px;
  padding-block: 4px;
  padding-inline: 12px 6px;
  border-block-end: 1px solid ${color.line};
  color: ${color.faint};
  ${text.t12}
  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  border-radius: ${radius.small};
  background: inherit;
`;

export const Scroll = styled.pre`
  max-height: var(--code-height, none);
  padding: 10px 12px;
  overflow: auto;
  border-radius: inherit;
  color: ${color.prose};
  ${text.m13}
  white-space: pre;
  &[data-wrap] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &[data-corner] {
    padding-inline-end: 44px;
  }
`;

/** A line with its number; the number cannot be copied. */
export const Line = styled.span`
  display: grid;
  grid-template-columns: calc(var(--digits) * 1ch) minmax(0, 1fr);
  gap: 12px;
  &::before {
    content: attr(data-line);
    color: ${color.faint};
    text-align: end;
    user-select: none;
  }
`;
