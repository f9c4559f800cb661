import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: grid;
  gap: 10px;
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 28px;

  h3 {
    ${text.t14}
    font-weight: 600;
  }
`;

export const Facts = styled.span`
  ${text.t12}
  ${text.figures}
  margin-inline-start: auto;
  color: ${color.faint};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  & > :first-child {
    flex: 1 1 180px;
    min-width: 0;
  }
  & > button {
    flex: none;
  }
`;

export const Words = styled.p`
  ${text.t13}
  color: ${color.muted};
  &[data-failed] {
    color: ${color.danger};
  }
`;
