import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { fieldFocus, fieldGround, fieldText, invalidFocus } from '../TextField/field-box.styles.ts';

export const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 64px;
  max-height: 60vh;
  padding: 8px 11px;
  resize: vertical;
  field-sizing: content;
  ${fieldGround}
  ${fieldText}

  &[data-mono] {
    ${text.m13}
  }
  &:focus-visible {
    ${fieldFocus}
  }
  &[data-invalid]:focus-visible {
    ${invalidFocus}
  }
`;
