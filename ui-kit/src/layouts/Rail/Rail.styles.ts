import { styled } from 'styled-components';
import { color } from '../../tokens/tokens.ts';
import { railItem } from './rail-item.ts';

export const Root = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  height: 100%;
  padding: 10px 0 12px;
  overflow: hidden auto;
  scrollbar-width: none;
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Home = styled.a`
  ${railItem}
  margin-block-end: 10px;
`;

export const List = styled.ul`
  display: grid;
  gap: 4px;
`;

export const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin-block-start: auto;
`;
