import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { text } from '../tokens/text.ts';
import { color } from '../tokens/tokens.ts';

const Table = styled.table`
  border-spacing: 12px 8px;
  margin-inline-start: -12px;
  th {
    ${text.t12}
    color: ${color.faint};
    font-weight: 400;
    text-align: start;
  }
  th[scope='row'] {
    min-width: 88px;
  }
  td {
    height: 22px;
    vertical-align: middle;
  }
`;

interface StateTableProps {
  /** Heading of the first column: "variant". */
  of: string;
  /** Headings of the other columns. */
  states: readonly string[];
  rows: readonly (readonly [name: string, cell: (state: string) => ReactNode])[];
}

/** A table of controls, one per row, with a column for each state. */
export function StateTable({ of, states, rows }: StateTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{of}</VisuallyHidden>
          </th>
          {states.map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {states.map((state) => (
              <td key={state}>{cell(state)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
