import { styled } from 'styled-components';

export const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
`;
