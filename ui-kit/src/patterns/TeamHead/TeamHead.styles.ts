import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 16px;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  & > h2 {
    ${text.t20}
  }
  & > p {
    color: ${color.muted};
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  margin-top: 4px;
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;
