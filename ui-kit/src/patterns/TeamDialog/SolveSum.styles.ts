import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { text } from '../../tokens/text.ts';
import { color, height } from '../../tokens/tokens.ts';

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${text.t13}

  & :is(th, td) {
    height: ${height.row};
    padding: 0 8px;
    border-bottom: 1px solid ${color.lineRow};
    text-align: start;
    white-space: nowrap;
  }
  & th[scope='col'] {
    border-color: ${color.line};
    ${text.t12}
    font-weight: 500;
    color: ${color.faint};
  }
  & :is(th, td):first-child {
    padding-inline-start: 20px;
  }
  & :is(th, td):last-child {
    padding-inline-end: 20px;
  }
  & [data-end] {
    text-align: end;
    ${text.figures}
  }
  & td {
    color: ${color.muted};
  }
  & td[data-sum] {
    font-weight: 600;
    color: ${color.text};
  }
  & tbody th {
    width: 100%;
    max-width: 0;
    font-weight: 400;
  }
  & tfoot :is(th, td) {
    border-top: 1px solid ${color.lineStrong};
    border-bottom: 0;
    font-weight: 600;
  }
  & tfoot td:not([data-sum]) {
    font-weight: 400;
  }
  & [data-wide] {
    display: none;
  }
  ${media.sm} {
    & [data-wide] {
      display: table-cell;
    }
  }
`;

export const What = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > span {
    ${text.cut}
  }
`;

export const When = styled.td`
  ${text.m12}
`;
