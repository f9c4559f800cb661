import { styled } from 'styled-components';
import { snippet } from '../../tokens/snippets.ts';

/** Words for assistive technology only. */
export const Hidden = styled.span`
  ${snippet.hidden}
`;
