import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  & > :last-child {
    flex: 1;
    min-width: 220px;
  }
`;

export const Frame = styled.div`
  display: grid;
  flex: none;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  &[data-round] {
    border-radius: ${radius.round};
  }
  & img {
    display: block;
    max-width: 142px;
    max-height: 80px;
  }
`;
