import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  color: ${color.muted};
  ${text.t12}
`;

export const Steps = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
`;

export const Step = styled.i`
  height: 4px;
  border-radius: 2px;
  background: ${color.line};

  [data-strength='1'] > &[data-on] {
    background: ${color.danger};
  }
  [data-strength='2'] > &[data-on] {
    background: ${color.warn};
  }
  :is([data-strength='3'], [data-strength='4']) > &[data-on] {
    background: ${color.ok};
  }
`;

export const Word = styled.span`
  min-width: 48px;
  text-align: end;
`;
