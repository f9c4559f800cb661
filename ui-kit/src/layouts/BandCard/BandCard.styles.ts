import { styled } from 'styled-components';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.article`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Head = styled.div`
  padding: 20px;
`;

export const Figures = styled.div`
  border-block-start: 1px solid ${color.line};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border-block-start: 1px solid ${color.line};
`;
