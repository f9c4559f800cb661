import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, height, layer } from '../../tokens/tokens.ts';

export interface ScoreRowsProps {
  /** Name for assistive technology: "Scoreboard of Harbour CTF 2026". */
  label: string;
  /** `ScoreRow`s; the viewer's own one is sticky at both edges. */
  rows: readonly { id: number; own: boolean; row: ReactNode }[];
}

const List = styled.ol`
  border-block-start: 1px solid ${color.line};
  /* Rows outside of the view are neither laid out nor painted, because there are hundreds of them. */
  > li:not([data-own]) {
    content-visibility: auto;
    contain-intrinsic-height: auto calc(${height.rowPhone} + 1px);
  }
  > li[data-own] {
    position: sticky;
    inset-block: var(--frame-top, 0px) calc(var(--frame-bottom, 0px) - 1px);
    z-index: ${layer.content};
    background: ${color.bg};
  }
`;

/** A list of teams for phones; it scrolls with the page. */
export function ScoreRows({ label, rows }: ScoreRowsProps) {
  return (
    <List aria-label={label}>
      {rows.map(({ id, own, row }) => (
        <li key={id} data-own={own || undefined}>
          {row}
        </li>
      ))}
    </List>
  );
}
