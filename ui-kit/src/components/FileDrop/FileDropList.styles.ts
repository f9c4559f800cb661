import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

export const Wrap = styled.div`
  display: grid;
  gap: 8px;
`;
