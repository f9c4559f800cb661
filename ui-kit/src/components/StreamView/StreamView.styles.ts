import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: 12px auto minmax(0, 1fr);
  gap: 0 8px;
  min-width: 0;
  max-height: 100%;
  overflow: auto;
  ${text.m12}
  line-height: 20px;
  &[data-form='hex'] {
    grid-template-columns: 12px auto max-content;
  }
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  color: ${color.prose};
  & > svg {
    margin-block-start: 4px;
    color: ${color.faint};
  }
  &[data-direction='out'] {
    color: ${color.info};
    & > svg {
      color: inherit;
    }
  }
`;

export const Stamp = styled.span`
  min-width: 6ch;
  color: ${color.faint};
`;

export const Said = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  [data-form='hex'] & {
    white-space: pre;
  }
`;

export const Empty = styled.p`
  color: ${color.muted};
  ${text.t13}
`;
