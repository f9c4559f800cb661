import { styled } from 'styled-components';
import { Field } from '../LetterFlag/LetterFlag.styles.ts';

/** Six backgrounds that are almost grey and dark in both themes. */
export const Ground = styled(Field)`
  width: 100%;
  height: 100%;
  background: #16262a;

  &[data-ground='1'] {
    background: #1a222d;
  }
  &[data-ground='2'] {
    background: #261d20;
  }
  &[data-ground='3'] {
    background: #20241b;
  }
  &[data-ground='4'] {
    background: #201d2b;
  }
  &[data-ground='5'] {
    background: #17261f;
  }
  &[data-faded] {
    opacity: 0.6;
  }
  & > line {
    stroke: #ffffff;
    stroke-opacity: 0.12;
  }
`;

/** Picture and letters in the same place. */
export const Frame = styled.div`
  display: grid;
  width: 100%;
  height: 100%;

  & > * {
    grid-area: 1 / 1;
    min-width: 0;
    min-height: 0;
  }
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[data-faded] {
    opacity: 0.6;
  }
  &[data-pending] {
    opacity: 0;
  }
`;
