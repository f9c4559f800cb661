import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';
import { bareChoice } from '../Checkbox/choice.styles.ts';

export const Dial = styled.input`
  width: 16px;
  height: 16px;
  border-radius: ${radius.round};
  ${bareChoice}

  &:checked {
    border-width: 5px;
    border-color: ${color.brandCtl};
    background: ${color.onCtl};
  }
  &:checked:disabled {
    border-color: ${color.lineStrong};
    background: ${color.faint};
  }
`;

export const Options = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;

  &[data-row] {
    flex-flow: row wrap;
    column-gap: 20px;
  }
`;
