import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Box = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 60px;
  padding: 12px 14px;
  border: 1px dashed ${color.control};
  border-radius: ${radius.control};
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: var(--hy-motion-fast);
  ${text.t13}

  & > svg {
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.muted};
    }
  }
  &:has(input:focus-visible) {
    ${snippet.focusRing}
  }
  &[data-kind='uploading'],
  &[data-kind='done'] {
    border-style: solid;
    border-color: ${color.lineStrong};
  }
  &[data-kind='uploading'] {
    cursor: default;
  }
  &[data-kind='done'] > svg {
    color: ${color.ok};
  }
  &[data-kind='error'] {
    border-style: solid;
    border-color: ${color.danger};
    & > svg {
      color: ${color.danger};
    }
  }
  &[data-over] {
    border-color: ${color.brandStrong};
    border-style: dashed;
    background: ${color.brandSoft};
    color: ${color.brandText};
    & > svg {
      color: inherit;
    }
  }
  &:has(input:disabled):not([data-kind='uploading']) {
    border-color: ${color.line};
    color: ${color.disabled};
    cursor: not-allowed;
    & > svg {
      color: inherit;
    }
  }
`;

/** Visually hidden, but available to the keyboard and assistive technology. */
export const Native = styled.input`
  ${snippet.hidden}
`;

export const Words = styled.span`
  display: block;
  flex: 1;
  min-width: 0;
`;

export const FirstLine = styled.span`
  display: flex;
  gap: 12px;
  font-weight: 500;
`;

export const Name = styled.span`
  flex: 1;
  ${text.cut}
`;

export const Detail = styled.span`
  display: block;
  color: ${color.faint};
  ${text.t12}
  ${text.figures}

  [data-kind='error'] & {
    color: ${color.danger};
  }
  [data-over] & {
    color: inherit;
  }
  :has(> input:disabled):not([data-kind='uploading']) & {
    color: inherit;
  }
`;

export const Bar = styled.span`
  display: block;
  margin-block-start: 7px;
`;

/** Looks like a small button; the whole box is the click target. */
export const Fake = styled.span`
  flex: none;
  padding: 5px 10px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: light-dark(${color.surface}, ${color.raised});
  ${text.t12}
  font-weight: 500;
`;
