import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  height: 100%;

  & > * {
    min-height: 0;
  }
  & > section {
    border-inline-start: 1px solid ${color.line};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 550px) minmax(0, 430px) minmax(0, 1fr);
  }
`;

export const Files = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Preview = styled.section`
  min-width: 0;
  overflow: hidden auto;
`;

export const Head = styled.div`
  ${text.t13}
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 6px 12px;
  border-block-end: 1px solid ${color.line};
`;
