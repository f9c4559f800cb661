import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';

export const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: ${height.control};
`;

// Separate rules per browser, because a browser drops rules with unknown pseudo-elements.
const track = css`
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(
    to right,
    var(--filled) var(--share),
    ${color.lineStrong} var(--share)
  );
`;
const thumb = css`
  width: 16px;
  height: 16px;
  border: 2px solid var(--filled);
  border-radius: 50%;
  background: ${color.bg};
`;

export const Range = styled.input`
  --filled: ${color.brandCtl};
  flex: 1;
  min-width: 0;
  height: 24px;
  appearance: none;
  background: none;
  cursor: pointer;

  &:dir(rtl) {
    direction: rtl;
  }
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &:dir(rtl)::-webkit-slider-runnable-track {
    background: linear-gradient(
      to left,
      var(--filled) var(--share),
      ${color.lineStrong} var(--share)
    );
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-block-start: -6px;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      --filled: ${color.brandText};
    }
  }
  &:active:not(:disabled)::-webkit-slider-thumb {
    background: var(--filled);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${snippet.focusRing}
  }
  &:focus-visible::-moz-range-thumb {
    ${snippet.focusRing}
  }
  &:disabled {
    --filled: ${color.disabled};
    cursor: not-allowed;
  }
  &[aria-invalid='true'] {
    --filled: ${color.danger};
  }
  ${media.coarse} {
    height: 44px;
  }
`;

export const Shown = styled.output`
  flex: none;
  min-width: 5ch;
  text-align: end;
  ${text.m13}

  [data-disabled] > & {
    color: ${color.faint};
  }
`;

export const Result = styled.p`
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
`;
