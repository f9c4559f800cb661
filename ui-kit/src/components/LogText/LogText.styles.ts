import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
`;

export const Scroll = styled.div`
  max-height: var(--log-height);
  padding-block: 8px;
  padding-inline: 12px 44px;
  overflow: auto;
  border-radius: inherit;
  color: ${color.muted};
  ${text.m12}
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Line = styled.p`
  & > time {
    margin-inline-end: 1ch;
    color: ${color.faint};
  }
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;

export const Quiet = styled.p`
  color: ${color.faint};
  ${text.t12}
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;
