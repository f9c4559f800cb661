import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { vars } from '../../tokens/vars.ts';
import { CompactHead } from './CompactHead.tsx';
import { cellWidth, HEAD, RANK, ROW, SCORE, teamWidth } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixNote } from './MatrixNote.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import { Cross } from './MatrixOverlay.styles.ts';
import { Body, Box, Root, Scroll } from './ScoreMatrix.styles.ts';
import { useMatrixNavigation } from './use-matrix-navigation.ts';
import { useMatrixWindow } from './use-matrix-window.ts';

export interface ScoreMatrixHandle {
  /** Scrolls a team into sight and makes it the cell that keys start from. */
  reveal: (teamId: number) => void;
}

export interface ScoreMatrixProps {
  /** By rank. Keep the objects of teams that did not change: their rows are then not drawn again. */
  teams: readonly MatrixTeam[];
  /** By category; keep the array while nothing in it changes. */
  challenges: readonly MatrixChallenge[];
  words: MatrixWords;
  /** The own team: tinted, and always in sight. */
  ownId?: number | undefined;
  /** Without the cells: rank, team, solved, bloods, score. */
  compact?: boolean;
  /** At the right of the word "Team". */
  teamNote?: ReactNode;
  /** Above the head: a `Banner` that says since when the board is frozen or stale. */
  notice?: ReactNode;
  ref?: Ref<ScoreMatrixHandle>;
}

/**
 * Teams by challenges. It fills the available height and renders only visible rows and columns. It
 * is one tab stop: arrow keys, Page Up and Down, Home and End move between cells, Enter opens the
 * team.
 */
export function ScoreMatrix(props: ScoreMatrixProps) {
  const { teams, challenges, words, ownId, compact = false, teamNote, notice, ref } = props;
  const activeId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const columnCount = compact ? 0 : challenges.length;
  const cell = cellWidth(challenges.map((challenge) => challenge.points));
  const counts = { rows: teams.length, columns: columnCount };
  const head = compact ? ROW : HEAD;
  const headRows = compact ? 1 : 2;
  const { rows, columns, size, onScroll } = useMatrixWindow(scroll, counts, cell, head);
  const team = teamWidth(size.width, columnCount, cell);
  const ownRow = teams.findIndex((each) => each.id === ownId);
  const walk = useMatrixNavigation(scroll, { ...counts, head, cell, team, ownRow });
  const { active, spot } = walk;

  useImperativeHandle(ref, () => ({
    reveal: (teamId) => {
      const row = teams.findIndex((each) => each.id === teamId);
      if (row < 0) return;
      scroll.current?.focus({ preventScroll: true });
      walk.goTo({ row, column: -1 });
    },
  }));

  const shown = new Set<number>();
  for (let row = rows.first; row < rows.end; row += 1) shown.add(row);
  if (ownRow >= 0) shown.add(ownRow);

  return (
    <Root
      style={vars({
        '--team': `${team}px`,
        '--cell': `${cell}px`,
        '--cells': `${columnCount * cell}px`,
        '--head': `${head}px`,
        '--height': `${teams.length * ROW}px`,
        '--fixed': `${RANK + team + SCORE}px`,
      })}
    >
      {notice}
      {/* Figures read from left to right in every language, as charts do. */}
      <Box dir="ltr">
        <Scroll
          ref={scroll}
          role="grid"
          tabIndex={0}
          aria-label={words.label}
          aria-readonly
          aria-rowcount={teams.length + headRows}
          aria-colcount={compact ? 5 : challenges.length + 3}
          aria-activedescendant={active && activeId}
          onScroll={() => {
            onScroll();
            walk.onScroll();
          }}
          onKeyDown={walk.onKeyDown}
          onPointerMove={walk.onPointerMove}
          onPointerLeave={walk.leave}
          onFocus={walk.focus}
          onBlur={walk.blur}
        >
          {compact ? (
            <CompactHead words={words} note={teamNote} />
          ) : (
            <MatrixHead challenges={challenges} columns={columns} words={words} note={teamNote} />
          )}
          <Body role="rowgroup" style={vars({ '--own': Math.max(ownRow, 0) })}>
            {spot && <Cross data-part="column" style={vars({ '--column': spot.column })} />}
            {[...shown].map((row) => {
              const one = teams[row];
              return (
                one && (
                  <MatrixRow
                    key={one.id}
                    team={one}
                    own={row === ownRow}
                    active={active?.row === row ? active.column : undefined}
                    {...{ row, headRows, challenges, compact, cell, activeId, words }}
                  />
                )
              );
            })}
            {spot && <Cross data-part="row" style={vars({ '--row': spot.row })} />}
            {active && active.column >= 0 && (
              <Cross
                data-part="cell"
                style={vars({ '--row': active.row, '--column': active.column })}
              />
            )}
          </Body>
        </Scroll>
        <MatrixNote spot={spot} size={size} {...{ teams, challenges, words }} />
      </Box>
    </Root>
  );
}
