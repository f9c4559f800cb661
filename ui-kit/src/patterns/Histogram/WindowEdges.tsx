import type { KeyboardEvent, PointerEvent } from 'react';
import { vars } from '../../tokens/vars.ts';
import { Edge, Over, Window } from './Histogram.styles.ts';
import type { BucketSpan } from './time-window.ts';

const EDGES = ['from', 'to'] as const;
type EdgeName = (typeof EDGES)[number];

interface WindowEdgesProps {
  /** A part of the time is selected, so it is highlighted. */
  isChosen: boolean;
  span: BucketSpan;
  /** Position of a bar in px. */
  place: (bar: number) => { x: number; width: number };
  /** Height of the chart in px. */
  height: number;
  /** Index of the last bar. */
  last: number;
  words: { from: string; until: string };
  /** Formatted times of the edges. */
  times: Readonly<Record<EdgeName, string | undefined>>;
  onKeyDown: (event: KeyboardEvent, edge: EdgeName) => void;
  onPointerDown: (event: PointerEvent, edge: EdgeName) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
}

/** The selected time over the bars, with an edge at each end that can be moved. */
export function WindowEdges(props: WindowEdgesProps) {
  const { isChosen, span, place, height, last, words, times } = props;
  const left = place(span.from).x;
  const right = place(span.to).x + place(span.to).width;
  return (
    <Over style={vars({ '--height': `${height - 18}px` })}>
      {isChosen && (
        <Window style={vars({ '--from': `${left - 1}px`, '--wide': `${right - left + 2}px` })} />
      )}
      {EDGES.map((edge) => (
        <Edge
          key={edge}
          role="slider"
          tabIndex={0}
          aria-label={edge === 'from' ? words.from : words.until}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={span[edge]}
          aria-valuetext={times[edge]}
          style={vars({ '--at': `${edge === 'from' ? left : right}px` })}
          onKeyDown={(event) => props.onKeyDown(event, edge)}
          onPointerDown={(event) => props.onPointerDown(event, edge)}
          onPointerMove={props.onPointerMove}
          onPointerUp={props.onPointerUp}
        />
      ))}
    </Over>
  );
}
