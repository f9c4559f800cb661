import { styled } from 'styled-components';
import { opacity } from '../../tokens/tokens.ts';

/** The hue comes in as `--hue`, so that thirteen categories share one class. */
export const Flag = styled.svg`
  display: block;
  flex: none;
  border-radius: 15%;
  fill: var(--hue);

  & > rect {
    opacity: ${opacity.flagSecond};
  }
`;
