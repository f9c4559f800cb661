import { styled } from 'styled-components';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

/** The browser's own picker behind a small swatch. */
export const Picker = styled.input`
  display: block;
  width: 16px;
  height: 16px;
  padding: 0;
  appearance: none;
  border: 0;
  border-radius: ${radius.badge};
  background: none;
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch,
  &::-moz-color-swatch {
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.badge};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Swatches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Swatch = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: var(--swatch);
  ${snippet.target}

  &[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px ${color.bg},
      0 0 0 4px ${color.brandStrong};
  }
`;

export const Ratios = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 8px;
  color: ${color.faint};
  ${text.t12}

  & > dd {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: 6px;
    color: ${color.text};
    ${text.m12}
  }
`;
