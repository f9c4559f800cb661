import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Head = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding-block: 16px;
  padding-inline: 20px 56px;
  border-bottom: 1px solid ${color.line};
`;

export const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;

  & > p {
    ${text.t13}
    ${text.cut}
    color: ${color.muted};
  }
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > h2 {
    ${text.t20}
    ${text.cut}
  }
`;

export const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;

  ${media.md} {
    margin-inline-end: 12px;
    text-align: end;
  }
`;

export const Acts = styled.div`
  display: flex;
  gap: 4px;
  align-items: center;
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 600fr) minmax(0, 524fr);
  }
`;

export const Left = styled.div`
  min-width: 0;

  ${media.md} {
    border-inline-end: 1px solid ${color.line};
  }
`;

export const Part = styled.section`
  padding: 12px 20px 14px;
  border-bottom: 1px solid ${color.line};

  ${media.md} {
    ${Left} > &:last-child {
      border-bottom: 0;
    }
  }
`;

export const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
  margin-bottom: 8px;

  & > h3 {
    ${text.t14}
    font-weight: 600;
  }
  & > span {
    ${text.t12}
    ${text.figures}
    margin-inline-start: auto;
    color: ${color.faint};
  }
  &[data-near] > span {
    margin-inline-start: 0;
  }
`;

export const Right = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > ${PartHead} {
    margin: 0;
    padding: 14px 20px 4px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: space-between;
  margin-top: auto;
  padding: 12px 20px;
  border-top: 1px solid ${color.line};
  ${text.t12}
  ${text.figures}
  color: ${color.faint};
`;
