import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';
import { fieldFocus, fieldGround } from '../TextField/field-box.styles.ts';

export const Box = styled.div`
  display: flex;
  min-width: 0;
  height: ${height.control};
  overflow: hidden;
  ${fieldGround}

  &:has(> input:focus-visible) {
    ${fieldFocus}
  }
`;

export const Value = styled.input`
  flex: 1;
  min-width: 0;
  padding: 0 11px;
  border: 0;
  background: none;
  text-overflow: ellipsis;
  ${text.m13}

  &:focus-visible {
    outline: none;
  }
`;

/** A button at the end of the field, as high as the field. */
export const FieldAction = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 36px;
  padding: 0 10px;
  border-inline-start: 1px solid ${color.line};
  color: ${color.muted};
  transition-property: background-color, color;
  transition-duration: var(--hy-motion-fast);
  ${text.t12}

  ${media.hover} {
    &:hover {
      background: ${color.hover};
      color: ${color.text};
    }
  }
  &:active {
    background: ${color.press};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius.small};
  }
  &[data-copied] {
    color: ${color.ok};
  }
  &:disabled {
    color: ${color.disabled};
    cursor: not-allowed;
  }
  ${media.coarse} {
    min-width: 44px;
  }
`;
