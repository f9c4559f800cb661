import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: grid;
  gap: 16px 24px;
  padding-block: 12px;
  white-space: normal;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 260px auto;
  }
`;

export const Acts = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
`;
