import type { ReactNode } from 'react';
import { Bar, Chart, Note, Paper, Root, Table } from './ScorePage.styles.ts';

export interface ScorePageProps {
  /** A `Banner` about the whole scoreboard: the data is out of date. */
  note?: ReactNode;
  /** Search, views and the connection state. */
  bar: ReactNode;
  /** Scores over time; collapsible. */
  chart?: ReactNode;
  /** A `ScoreMatrix` in the remaining height, or rows that scroll with the page. */
  children: ReactNode;
  /** A `PrintTable`, which replaces everything but the note on paper. */
  paper?: ReactNode;
  /** `fill`: the table fills the window; `flow`: it is as high as its rows. */
  table: 'fill' | 'flow';
}

/** A scoreboard: filters, the chart, and the table in the remaining height of the window. */
export function ScorePage({ note, bar, chart, children, paper, table }: ScorePageProps) {
  return (
    <Root data-table={table} data-paper={paper !== undefined || undefined}>
      {note !== undefined && note !== null && <Note>{note}</Note>}
      <Bar>{bar}</Bar>
      {chart !== undefined && chart !== null && <Chart>{chart}</Chart>}
      <Table>{children}</Table>
      {paper !== undefined && <Paper>{paper}</Paper>}
    </Root>
  );
}
