import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';

export const AlertTitle = styled.p`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  color: var(--alert);
`;
