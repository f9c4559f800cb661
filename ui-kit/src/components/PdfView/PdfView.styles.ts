import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color, radius } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: var(--pdf-height);
  min-width: 0;
  overflow: hidden;
  background: ${color.bg};
  &[data-framed] {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`;

/** The area of the pages: a skeleton or an error. */
export const Middle = styled.div`
  display: grid;
  flex: 1;
  gap: 12px;
  align-content: center;
  justify-items: center;
  min-height: 0;
  padding: 24px;
  overflow: auto;
  text-align: center;
  &[aria-busy] {
    align-content: stretch;
    justify-items: stretch;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-height: 56px;
  padding: 8px 16px;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  justify-content: flex-end;
  &[data-narrow] {
    justify-content: space-between;
  }
`;

/** Shrinks in favour of the tools; its text is truncated. */
export const Lead = styled.div`
  display: flex;
  flex: 1 1 96px;
  align-items: center;
  gap: 8px;
  min-width: 0;
  white-space: nowrap;
  & > :last-child {
    ${text.cut}
  }
  [data-narrow] > & {
    flex-basis: 100%;
  }
`;
