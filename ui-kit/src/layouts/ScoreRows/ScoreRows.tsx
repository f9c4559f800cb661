import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, height, layer } from '../../tokens/tokens.ts';

export interface ScoreRowsProps {
  /** What is listed, for assistive technology: "Scoreboard of Harbour CTF 2026". */
  label: string;
  /** One `ScoreRow` each; the own one stays in sight at the edge it would leave by. */
  rows: readonly { id: number; own: boolean; row: ReactNode }[];
}

const List = styled.ol`
  border-block-start: 1px solid ${color.line};
  /* Boards have hundreds of them: those out of sight are neither laid out nor painted. */
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

/** Teams under one another on a phone; the page scrolls them. */
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
