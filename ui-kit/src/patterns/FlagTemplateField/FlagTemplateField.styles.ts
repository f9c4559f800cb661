import { styled } from 'styled-components';
import {
  fieldFocus,
  fieldGround,
  invalidFocus,
} from '../../components/TextField/field-box.styles.ts';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';

export const Box = styled.div`
  position: relative;
  height: ${height.control};
  overflow: hidden;
  ${text.m13}
  ${fieldGround}

  &:has(> input:focus-visible) {
    ${fieldFocus}
  }
  &[data-invalid]:has(> input:focus-visible) {
    ${invalidFocus}
  }
`;

export const Input = styled.input`
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0 11px;
  border: 0;
  background: none;
  font: inherit;
  letter-spacing: inherit;
  color: inherit;

  &:focus-visible {
    outline: none;
  }
`;

/** Behind the text, with the same letters in the same positions: it only tints the tokens. */
export const Tint = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  padding: 0 11px;
  overflow: hidden;
  white-space: pre;

  & > span {
    visibility: hidden;
  }
  & > mark {
    border-radius: 2px;
    background: ${color.brandSoft};
    box-shadow: 0 0 0 1px ${color.brandLine};
  }
  & > mark > span {
    visibility: hidden;
  }
`;

export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;

export const Token = styled.button`
  ${text.m12}
  height: ${height.small};
  padding: 0 7px;
  border: 1px dashed ${color.control};
  border-radius: ${radius.small};
  color: ${color.muted};

  &:hover {
    color: ${color.text};
  }
  &:disabled {
    color: ${color.disabled};
  }
`;

export const Samples = styled.div`
  display: grid;
  gap: 2px;
  padding: 10px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  ul {
    ${text.m12}
    line-height: 18px;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

export const SamplesFoot = styled.div`
  ${text.t12}
  ${text.figures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 12px;
  color: ${color.faint};
`;

export const Strength = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  color: ${color.ok};
  &[data-tone='warn'] {
    color: ${color.warn};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
