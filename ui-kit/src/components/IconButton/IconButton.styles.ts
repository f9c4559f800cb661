import { styled } from 'styled-components';
import { pressable } from '../Button/Button.styles.ts';
import { height } from '../../tokens/tokens.ts';

// Doubled to win over the sizes of `pressable`, which are one attribute more specific than a class.
export const IconRoot = styled.button`
  ${pressable}
  &&[data-size] {
    width: ${height.control};
    padding: 0;
  }
  &&[data-size='small'] {
    width: ${height.small};
  }
  &&[data-size='large'] {
    width: ${height.large};
  }
`;
