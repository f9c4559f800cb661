import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Key = styled.kbd`
  display: inline-block;
  flex: none;
  min-width: 18px;
  padding: 0 4px;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.badge};
  background: color-mix(in srgb, ${color.raised} 50%, transparent);
  color: ${color.faint};
  text-align: center;
  white-space: nowrap;
  ${text.m11}
  font-weight: 500;

  &[data-inherit] {
    border-color: color-mix(in srgb, currentcolor 35%, transparent);
    background: none;
    color: inherit;
  }
`;
