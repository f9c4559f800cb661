import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../tokens/text.ts';
import { color, space } from '../tokens/tokens.ts';

const Scroll = styled.div`
  overflow-x: auto;
  margin-block: ${space[12]} ${space[24]};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: ${color.prose};
  ${text.t13}

  caption {
    padding-block-end: ${space[8]};
    color: ${color.muted};
    text-align: start;
    ${text.t12}
  }
  th,
  td {
    padding: ${space[8]} ${space[12]} ${space[8]} 0;
    border-block-end: 1px solid ${color.lineRow};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${color.muted};
    ${text.t12}
  }
  tbody th {
    font-weight: 500;
    white-space: nowrap;
  }
`;

export interface GuideTableProps {
  /** Name of the table. Omit it where a heading names the table. */
  caption?: string;
  columns: readonly string[];
  /** Cells of each row; the first is the row's header. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Renders the first cell. Default: plain text. */
  nameAs?: (name: string) => ReactNode;
}

/** A table in a guide. */
export function GuideTable({ caption, columns, rows, nameAs = (name) => name }: GuideTableProps) {
  return (
    // Wider than a phone, and focusable so that arrow keys scroll it.
    <Scroll tabIndex={0} role="region" aria-label={caption ?? columns.join(', ')}>
      <Table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{nameAs(name)}</th>
              {cells.map((cell, index) => (
                // Cells have no identity but their column.
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
