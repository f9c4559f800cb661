import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 10px;
  ${text.t12}
  color: ${color.muted};

  & > li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
`;
