import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';
import { projectorType, px } from '../ProjectorBoard/projector-px.ts';

export const Band = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${px(20)};
  padding: ${px(16)} ${px(22)};
  border-inline-start: ${px(6)} solid ${color.gold};
  border-radius: ${px(8)};
  background: ${color.raised};

  &[data-place='2'] {
    border-color: ${color.silver};
  }
  &[data-place='3'] {
    border-color: ${color.bronze};
  }
  & > svg {
    width: ${px(63)};
    height: ${px(56)};
  }
`;

export const Team = styled.div`
  ${projectorType(30, 36, 600)}
  ${text.cut}
`;

export const What = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  min-width: 0;
  ${projectorType(22, 28, 400)}
  letter-spacing: 0;
  color: ${color.muted};

  & > svg {
    width: ${px(22)};
    height: ${px(22)};
  }
  & > span {
    ${text.cut}
  }
`;

export const Points = styled.div`
  ${projectorType(36, 40, 600)}
  font-family: ${font.mono};
  ${text.figures}
  letter-spacing: -0.05em;
`;
