import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.figure`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px 24px;
  margin: 0;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  &[data-failed] {
    border-color: ${color.danger};
  }
`;

export const One = styled.span`
  ${text.t11}
  ${text.figures}
  display: grid;
  justify-items: center;
  gap: 6px;
  color: ${color.faint};
`;

export const Acts = styled.span`
  display: grid;
  gap: 6px;
  align-self: center;
  margin-inline-start: auto;
`;

export const Failure = styled.span`
  ${text.t12}
  flex-basis: 100%;
  color: ${color.danger};
`;
