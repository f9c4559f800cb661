import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: 378px;
  max-width: 100%;
  height: min(var(--float-height, 100vh) - 2px, 558px);
  min-height: 200px;
  &[data-fill] {
    width: auto;
    height: 100%;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 8px 16px 0;
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  h2 {
    ${text.t14}
    font-weight: 600;
  }
`;

export const Filter = styled.div`
  flex: none;
  padding: 8px 16px;
  overflow: auto hidden;
  scrollbar-width: none;
`;

export const Feed = styled.div`
  flex: 1;
  min-height: 0;
  padding-block-end: 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.div`
  ${text.t12}
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 16px;
  border-block-start: 1px solid ${color.line};
  color: ${color.faint};
`;
