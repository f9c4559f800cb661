import type { ReactNode } from 'react';
import { Table } from './ChartFrame.styles.ts';

export interface DataAsTableProps {
  caption: ReactNode;
  /** Column headers; the first column names the rows. */
  head: readonly ReactNode[];
  /** One cell per column; the first is the row's name. */
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
}

/** The data of a chart as a table. */
export function DataAsTable({ caption, head, rows }: DataAsTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((each, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no identity and never move
            <th key={index} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
