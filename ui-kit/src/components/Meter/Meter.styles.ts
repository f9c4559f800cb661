import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  --meter: ${color.muted};
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  &[data-tone='warn'] {
    --meter: ${color.warn};
  }
  &[data-tone='danger'] {
    --meter: ${color.danger};
  }
`;

export const Track = styled.div`
  flex: 1;
  min-width: 32px;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line};
  &[data-size='2'] {
    height: 2px;
  }
  &::before {
    content: '';
    display: block;
    width: var(--meter-share);
    height: 100%;
    border-radius: inherit;
    background: var(--meter);
  }
`;

export const Words = styled.span`
  flex: none;
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
  :is([data-tone='warn'], [data-tone='danger']) > & {
    color: var(--meter);
  }
`;
