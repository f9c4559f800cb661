import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Tile = styled.span`
  flex: none;
  display: grid;
  place-content: center;
  width: 40px;
  height: 44px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.bg};
  text-align: center;

  & > b {
    font-size: 15px;
    line-height: 18px;
    ${text.figure}
  }
  & > span {
    ${text.t11}
    line-height: 13px;
    color: ${color.faint};
  }
`;
