import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, motion, radius } from '../../tokens/tokens.ts';

export const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 40px;
  min-height: 24px;
  cursor: pointer;
  ${text.t14}

  &[data-row] {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
  }
  &[data-disabled] {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-width: 44px;
    min-height: 44px;
  }
`;

export const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Hint = styled.span`
  color: ${color.faint};
  ${text.t12}

  [data-disabled] & {
    color: inherit;
  }
`;

export const Track = styled.input`
  position: relative;
  flex: none;
  width: 28px;
  height: 16px;
  appearance: none;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.sunken};
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: var(--hy-motion-fast);

  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.muted};
    transition: transform ${motion.fast};
  }
  &:checked {
    border-color: ${color.brandCtl};
    background: ${color.brandCtl};
  }
  &:checked::after {
    background: ${color.onCtl};
    transform: translateX(12px);
  }
  &:checked:dir(rtl)::after {
    transform: translateX(-12px);
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled], :checked) {
      border-color: ${color.muted};
    }
  }
  &:focus-visible {
    ${snippet.focusRing}
  }
  &:disabled {
    border-color: ${color.lineStrong};
    background: transparent;
    cursor: not-allowed;
  }
  &:disabled::after {
    background: ${color.disabled};
  }
  &:checked:disabled {
    background: ${color.lineStrong};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[aria-busy='true']::after {
    opacity: 0.6;
  }
  ${media.forced} {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    &::after {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      background: ButtonFace;
    }
    &:disabled::after {
      background: GrayText;
    }
  }
`;
