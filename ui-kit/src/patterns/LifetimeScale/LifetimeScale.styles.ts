import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export const Root = styled.figure`
  ${text.t11}
  ${text.figures}
  position: relative;
  margin: 0;
  padding-block-start: 20px;
  color: ${color.faint};
`;

export const Track = styled.div`
  display: flex;
  height: 12px;

  & > span {
    flex: 0 0 var(--part);
    background: ${color.lineStrong};
  }
  & > [data-part='window'] {
    background: ${color.warn};
  }
  & > [data-part='extension'] {
    flex: 1;
    border: 1px dashed ${color.control};
    border-inline-start: 0;
    background: none;
  }
`;

export const From = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: calc(100% - var(--end));
  white-space: nowrap;
  color: ${color.warn};
`;

export const Marks = styled.div`
  display: flex;
  margin-block-start: 4px;

  & > :first-child {
    flex: 0 0 var(--end);
    display: flex;
    justify-content: space-between;
    gap: 8px;
    min-width: fit-content;
  }
  & > :last-child {
    flex: 1;
    text-align: end;
  }
`;
