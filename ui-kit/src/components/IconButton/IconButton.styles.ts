import { styled } from 'styled-components';
import { pressable } from '../Button/Button.styles.ts';
import { height } from '../../tokens/tokens.ts';

// Doubled, because the sizes of `pressable` use an attribute selector and are more specific than
// one class.
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
