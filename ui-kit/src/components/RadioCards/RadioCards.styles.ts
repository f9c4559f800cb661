import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { snippet } from '../../tokens/snippets.ts';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Cards = styled.div`
  display: grid;
  gap: 8px;

  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  }
`;

export const Card = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: 10px;
  align-items: center;
  padding: 9px 12px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  cursor: pointer;
  transition-property: background-color, border-color;
  transition-duration: var(--hy-motion-fast);
  ${text.t13}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
    }
  }
  ${media.coarse} {
    min-height: 44px;
  }
  &:has(input:checked) {
    border-color: ${color.brandStrong};
    background: ${color.brandSoft};
  }
  &:has(input:focus-visible) {
    ${snippet.focusRing}
  }
  & input:focus-visible {
    outline: none;
  }
  &:has(input:disabled) {
    border-color: ${color.line};
    background: none;
    color: ${color.disabled};
    cursor: not-allowed;
  }
`;

export const Title = styled.span`
  font-weight: 500;
`;

export const Hint = styled.span`
  grid-column: 2 / -1;
  color: ${color.muted};
  ${text.t12}

  :has(input:disabled) > & {
    color: inherit;
  }
`;
