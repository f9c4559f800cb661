import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, height, space } from '../../tokens/tokens.ts';

export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  min-height: ${height.filterBar};
  padding-inline: ${space[16]} 56px;
  border-block-end: 1px solid ${color.line};
  /* The sheet can be dragged by it on touch screens. */
  touch-action: none;

  &[data-actions] {
    padding-inline: 56px 104px;
  }

  /* Shows that the sheet can be dragged. */
  &[data-side='bottom']::before {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: calc(50% - 18px);
    width: 36px;
    height: 4px;
    border-radius: 2px;
    background: ${color.lineStrong};
  }
`;

export const Title = styled.h2`
  ${text.t16}
  ${text.cut}
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[16]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[data-flush] {
    padding: 0;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex: none;
  gap: 8px;
  justify-content: flex-end;
  padding: ${space[12]} ${space[16]} calc(${space[12]} + env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.line};
`;

export const Corner = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  /* Centred in the header at any target size. */
  height: ${height.filterBar};
  inset-block-start: 0;
  inset-inline-end: 10px;

  &[data-start] {
    inset-inline: 10px auto;
  }
`;
