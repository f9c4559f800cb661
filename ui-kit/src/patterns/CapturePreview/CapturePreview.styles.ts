import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  background: ${color.surface};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 48px;
  padding-block: 6px;
  padding-inline: 16px 8px;
  border-block-end: 1px solid ${color.line};

  h2 {
    ${text.m13}
    ${text.cut}
    flex: 1;
    font-weight: 500;
  }
`;

export const Part = styled.div`
  padding: 14px 16px;
`;

export const Streams = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 160px;
  border-block-start: 1px solid ${color.line};
`;

export const Bar = styled.div`
  ${text.t12}
  ${text.figures}
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 16px 8px;
  color: ${color.muted};

  & > :nth-child(2) {
    flex: 1;
  }
`;

export const Lines = styled.div`
  flex: 1;
  min-height: 0;
  padding: 0 16px 12px;
  overflow: auto;
`;

export const Foot = styled.footer`
  ${text.t12}
  padding: 12px 16px;
  border-block-start: 1px solid ${color.line};
  color: ${color.faint};
`;
