import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Rows = styled.ul`
  border-block-start: 1px solid ${color.line};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(80px, 160px) auto;
  gap: 8px;
  align-items: center;
  padding-block: 4px;
  padding-inline: 12px 4px;
  color: ${color.muted};
  ${text.t12}

  &[data-failed] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    color: ${color.danger};
  }
`;

export const Name = styled.span`
  ${text.cut}
`;
