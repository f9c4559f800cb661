import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';
import { projectorType, px } from '../ProjectorBoard/projector-px.ts';

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${px(2)} ${px(16)};
  align-items: center;
  padding: ${px(10)} 0;
  border-bottom: 1px solid ${color.line};

  & > svg {
    grid-row: span 2;
    width: ${px(34)};
    height: ${px(34)};
  }
`;

export const Team = styled.b`
  ${projectorType(24, 30, 600)}
  ${text.cut}
`;

export const Points = styled.span`
  ${projectorType(24, 30, 500)}
  font-family: ${font.mono};
  ${text.figures}
  letter-spacing: -0.04em;
  text-align: end;
`;

export const Quiet = styled.span`
  ${projectorType(20, 26, 400)}
  ${text.cut}
  ${text.figures}
  letter-spacing: 0;
  color: ${color.muted};

  &:last-child {
    text-align: end;
  }
`;

export const None = styled.p`
  padding: ${px(24)} 0;
  ${projectorType(22, 28, 400)}
  letter-spacing: 0;
  color: ${color.muted};
`;
