import { styled } from 'styled-components';
import { text } from '../../tokens/text.ts';
import { color } from '../../tokens/tokens.ts';
import { SQUARE } from './matrix-geometry.ts';

export interface PendingSolvesProps {
  /** Number of solves hidden by the freeze. */
  count: number;
  /** "3 pending" */
  label: string;
}

/** Maximum number of squares. */
const MAX_MARKS = 3;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  ${text.t12}
  white-space: nowrap;
  color: ${color.faint};
`;

const Square = styled.span`
  width: ${SQUARE}px;
  height: ${SQUARE}px;
  border-radius: 2.5px;
  background: ${color.lineStrong};
`;

/** Grey squares for a team's solves since the scoreboard was frozen. */
export function PendingSolves({ count, label }: PendingSolvesProps) {
  return (
    <Root>
      {Array.from({ length: Math.min(MAX_MARKS, count) }, (_, index) => (
        <Square key={index} />
      ))}
      {label}
    </Root>
  );
}
