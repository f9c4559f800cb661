import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';
import { fieldFocus, fieldGround, fieldText, invalidFocus } from '../TextField/field-box.styles.ts';

/** A field that grows with its tokens. */
export const TokenBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: ${height.control};
  padding: 5px;
  cursor: text;
  ${fieldGround}
  ${fieldText}

  &:has(> input:focus) {
    ${fieldFocus}
  }
  &[data-invalid]:has(> input:focus) {
    ${invalidFocus}
  }
`;

export const TokenInput = styled.input`
  flex: 1;
  min-width: 72px;
  height: 24px;
  padding: 0 6px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

export const TokenRoot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: 24px;
  padding-inline-start: 8px;
  border-radius: ${radius.badge};
  background: ${color.raised};
  color: ${color.text};
  ${text.t12}
  font-weight: 500;

  &:last-child,
  &[data-fixed] {
    padding-inline-end: 8px;
  }
  [data-disabled] > & {
    color: ${color.muted};
  }
  [data-invalid] > &[data-wrong] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
  ${media.coarse} {
    height: 32px;
  }
`;

export const TokenName = styled.span`
  ${text.cut}
`;

export const TokenRemove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 24px;
  border-radius: ${radius.badge};
  color: ${color.muted};

  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.coarse} {
    width: 32px;
  }
`;

export const BoxEnd = styled.span`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  padding-inline-end: 6px;
  color: ${color.faint};
`;
