import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, font } from '../../tokens/tokens.ts';
import { projectorType } from '../ProjectorBoard/projector-px.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  text-align: end;
  white-space: nowrap;

  &[data-align='start'] {
    text-align: start;
  }
  &[data-size='104'] {
    ${projectorType(104, 96, 500)}
    font-family: ${font.mono};
    ${text.figures}
    letter-spacing: -0.06em;
  }
`;

export const Caption = styled.span`
  ${text.t11}
  ${text.figures}
  line-height: 14px;
  color: ${color.faint};

  [data-size='40'] > & {
    ${text.t12}
  }
`;

export const Cells = styled.div`
  display: flex;
  align-items: center;
  text-align: center;
`;

export const Cell = styled.div`
  position: relative;
  flex: 1;
  padding: 14px 0;

  & + &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 50%;
    height: 28px;
    margin-top: -14px;
    border-inline-start: 1px solid ${color.line};
  }
  & > b {
    display: block;
    ${text.m20}
    font-size: 28px;
    line-height: 32px;
    letter-spacing: -0.05em;
  }
  & > span {
    ${text.t11}
    line-height: 14px;
    color: ${color.faint};
  }
`;
