import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

/** The room of a picture that is not there yet. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 160px;
  border-radius: ${radius.control};
  background: ${color.sunken};
`;
