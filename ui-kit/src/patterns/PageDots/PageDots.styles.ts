import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { projectorType, px } from '../ProjectorBoard/projector-px.ts';

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(20)};
  ${projectorType(22, 28, 400)}
  ${text.figures}
  letter-spacing: 0;
  color: ${color.muted};
`;

export const Dots = styled.span`
  display: flex;
  gap: ${px(8)};
`;

export const Point = styled.i`
  width: ${px(12)};
  height: ${px(12)};
  border-radius: ${px(6)};
  background: ${color.lineStrong};

  &[data-current] {
    width: ${px(36)};
    background: ${color.text};
  }
`;
