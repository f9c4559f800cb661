import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { flash } from '../shared/flash.ts';

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  border-top: 1px solid ${color.lineRow};
  color: ${color.muted};

  &:first-child {
    border-top: 0;
  }
  &[data-new] {
    ${flash}
  }
  &[data-result='accepted'] > svg {
    color: ${color.ok};
  }
  &[data-result='wrong'] > svg {
    color: ${color.danger};
  }
  &[data-result='waiting'] > svg {
    color: ${color.warn};
  }
`;

export const Flag = styled.span`
  ${text.m13}
  ${text.cut}
`;

export const Who = styled.span`
  flex: none;
  margin-inline-start: auto;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};

  &[data-own] {
    color: ${color.text};
  }
`;

export const Empty = styled.p`
  ${text.t13}
  color: ${color.muted};
`;
