import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';
import { pressable } from '../Button/Button.styles.ts';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
`;

export const Steps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-items: center;
`;

// Doubled, to be more specific than the sizes of `pressable`.
export const PageLink = styled.a`
  ${pressable}
  &&[data-size] {
    min-width: ${height.small};
    padding: 0 6px;
  }
  ${text.figures}
`;

export const Gap = styled.li`
  padding: 0 4px;
  color: ${color.faint};
`;

export const Note = styled.p`
  color: ${color.muted};
  ${text.t12}
  ${text.figures}
`;

export const SizeLabel = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: ${color.muted};
  ${text.t12}
`;
