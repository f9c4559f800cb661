import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

/** Reserves the space of the picture while it loads. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 160px;
  border-radius: ${radius.control};
  background: ${color.sunken};
`;
