import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.header`
  display: grid;
  gap: 16px;
  padding: 16px 20px;
  border-block-end: 1px solid ${color.line};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;

  h2 {
    ${text.t16}
    overflow-wrap: anywhere;
  }
  p {
    ${text.t13}
    color: ${color.muted};
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
`;
