import { styled } from 'styled-components';
import { color, radius } from '../tokens/tokens.ts';

// Apart from the frame, because styles are evaluated at build time, and Storybook's blocks need a browser.
export const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;
