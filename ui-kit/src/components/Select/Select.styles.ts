import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, height, radius } from '../../tokens/tokens.ts';
import { fieldFocus, fieldGround, fieldText, invalidFocus } from '../TextField/field-box.styles.ts';

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 0;
  height: ${height.control};
  padding: 0 11px;
  text-align: start;
  ${fieldGround}
  ${fieldText}

  &[data-size='small'] {
    width: auto;
    height: ${height.small};
    padding: 0 8px;
    border-radius: ${radius.small};
    ${text.t13}
  }
  &:focus-visible,
  &[aria-expanded='true'] {
    ${fieldFocus}
  }
  &[data-invalid]:focus-visible {
    ${invalidFocus}
  }
  & > svg:last-child {
    color: ${color.faint};
  }
  &:disabled > svg:last-child {
    color: inherit;
  }
`;

export const Value = styled.span`
  flex: 1;
  ${text.cut}

  &[data-empty] {
    color: ${color.faint};
  }
`;

export const OptionHint = styled.span`
  display: block;
  color: ${color.faint};
  white-space: normal;
  ${text.t12}

  [data-active] & {
    color: ${color.muted};
  }
`;

export const Nothing = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  padding: 8px;
  color: ${color.muted};
  ${text.t13}
`;
