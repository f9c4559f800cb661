import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Tile = styled.span`
  position: relative;
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
  &[data-phase='running'] {
    border-color: ${color.brandStrong};
  }
  &:is([data-phase='ended'], [data-phase='practice']) > b {
    font-weight: 400;
    color: ${color.muted};
  }
  &[data-joined]::after {
    content: '';
    position: absolute;
    inset-block: -4px auto;
    inset-inline: auto -4px;
    width: 7px;
    height: 7px;
    border-radius: ${radius.round};
    background: ${color.brandStrong};
    box-shadow: 0 0 0 2px ${color.surface};
  }
`;
