import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';
import { fieldFocus, fieldGround } from '../TextField/field-box.styles.ts';

export const Box = styled.div`
  display: inline-flex;
  align-items: center;
  width: max-content;
  height: ${height.control};
  padding: 0 3px;
  ${fieldGround}

  &:has(> [role='spinbutton']:focus-visible) {
    ${fieldFocus}
  }
`;

export const Value = styled.div`
  min-width: 8ch;
  padding: 0 8px;
  text-align: center;
  ${text.m13}

  &:focus-visible {
    outline: none;
  }
  [data-disabled] > & {
    color: ${color.disabled};
  }
`;
