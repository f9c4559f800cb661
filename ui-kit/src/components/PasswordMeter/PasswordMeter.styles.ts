import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --strength: ${color.line};
  color: ${color.faint};
  ${text.t12}

  &[data-strength='1'] {
    --strength: ${color.danger};
  }
  &[data-strength='2'] {
    --strength: ${color.warn};
  }
  &:is([data-strength='3'], [data-strength='4']) {
    --strength: ${color.ok};
  }
  & > p {
    min-height: calc(16px + var(--hy-text-lead));
    margin-block-start: 6px;
  }
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;
`;

export const Step = styled.i`
  height: 4px;
  border-radius: 2px;
  background: ${color.line};

  &[data-on] {
    background: var(--strength);
  }
`;

export const Word = styled.span`
  color: var(--strength);
  font-weight: 500;
`;
