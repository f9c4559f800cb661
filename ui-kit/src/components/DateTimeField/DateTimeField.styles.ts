import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const ZoneLine = styled.p`
  color: ${color.faint};
  ${text.t12}
  ${text.figures}
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
