import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';

export interface PrintColumn {
  label: string;
  /** Numbers are aligned at their end. */
  numeric?: boolean;
}

export interface PrintTableProps {
  /** Above the table: "Scoreboard of Harbour CTF 2026, Sun 22 Nov 13:00 CET". */
  caption: string;
  /** From left to right. */
  columns: readonly PrintColumn[];
  /** Cells in the order of the columns. */
  rows: readonly { id: number | string; cells: readonly string[] }[];
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 10pt;
  line-height: 1.3;
  color: ${color.text};
  ${text.figures}

  & caption {
    padding-bottom: 8pt;
    font-size: 14pt;
    font-weight: 600;
    text-align: start;
  }
  & th,
  & td {
    padding: 3pt 8pt 3pt 0;
    border-bottom: 0.5pt solid ${color.lineStrong};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: 600;
  }
  & [data-numeric] {
    text-align: end;
    white-space: nowrap;
  }
  & tr {
    break-inside: avoid;
  }
`;

/** A table on paper: all rows, and the head again on each page. */
export function PrintTable({ caption, columns, rows }: PrintTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map(({ label, numeric }, index) => (
              <td key={label} data-numeric={numeric || undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
