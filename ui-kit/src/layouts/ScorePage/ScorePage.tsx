import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { color, pageInset, radius } from '../../tokens/tokens.ts';
import { paneHeight } from '../frame.ts';

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

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-block: 12px 0;
  ${media.md} {
    padding: 16px ${pageInset};
    &[data-table='fill'] {
      height: ${paneHeight};
      min-height: 480px;
    }
  }
  @media print {
    &[data-table] {
      display: block;
      height: auto;
    }
  }
`;

/** Screens have visible rows only. */
const notOnPaper = `
  @media print {
    [data-paper] > & {
      display: none;
    }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: block;
  }
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 0;
  }
  ${notOnPaper}
`;

const Note = styled.div`
  flex: none;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 0;
  }
`;

const Chart = styled.div`
  flex: none;
  padding: 0 ${pageInset};
  ${media.md} {
    padding: 10px 12px 4px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  ${notOnPaper}
`;

const Table = styled.div`
  min-width: 0;
  [data-table='fill'] > & {
    flex: 1;
    min-height: 240px;
  }
  ${notOnPaper}
`;

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
