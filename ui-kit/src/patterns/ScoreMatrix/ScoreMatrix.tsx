import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { vars } from '../../tokens/vars.ts';
import { useSize } from '../shared/use-size.ts';
import { cellWidth, HEAD, RANK, ROW, SCORE, teamWidth } from './matrix-geometry.ts';
import type { MatrixChallenge, MatrixTeam, MatrixWords } from './matrix-model.ts';
import { MatrixBody } from './MatrixBody.tsx';
import { MatrixHead } from './MatrixHead.tsx';
import { MatrixNote } from './MatrixNote.tsx';
import { Box, Root, Scroll, End, Fixed, Quiet, Rank, Score, Team } from './ScoreMatrix.styles.ts';
import { useMatrixNavigation } from './use-matrix-navigation.ts';
import { useMatrixWindow } from './use-matrix-window.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Head, HeadRow } from './MatrixHead.styles.ts';

export interface ScoreMatrixHandle {
  /** Scrolls a team into view and focuses its name. */
  reveal: (teamId: number) => void;
}

export interface ScoreMatrixProps {
  /** By rank. Rows whose team is the same object are not rendered again. */
  teams: readonly MatrixTeam[];
  /** By category. Pass the same array while nothing in it changes. */
  challenges: readonly MatrixChallenge[];
  /** Headings and names of the cells in the page's language. */
  words: MatrixWords;
  /** The viewer's own team: highlighted and always visible. */
  ownId?: number | undefined;
  /** Without cells for challenges: rank, team, solved, bloods, score. */
  compact?: boolean;
  /** Shown to the right of the heading "Team". */
  teamNote?: ReactNode;
  /** Shown above the header: a `Banner` for a frozen or outdated scoreboard. */
  notice?: ReactNode;
  /** What a page can ask of the matrix: see `ScoreMatrixHandle`. */
  handle?: Ref<ScoreMatrixHandle>;
}

/** The header without challenges: one line. */
function CompactHead({ words, note }: { words: MatrixWords; note?: ReactNode }) {
  return (
    <Head role="rowgroup" data-compact>
      <HeadRow role="row" aria-rowindex={1}>
        <Fixed data-compact>
          <Rank role="columnheader" aria-colindex={1}>
            <span aria-hidden>#</span>
            <VisuallyHidden>{words.rank}</VisuallyHidden>
          </Rank>
          <Team role="columnheader" aria-colindex={2}>
            {words.team}
            {note && <End>{note}</End>}
          </Team>
          <span />
          <Quiet role="columnheader" aria-colindex={3}>
            {words.solved}
          </Quiet>
          <Quiet role="columnheader" aria-colindex={4}>
            {words.bloods}
          </Quiet>
          <Score role="columnheader" aria-colindex={5}>
            {words.score}
          </Score>
        </Fixed>
      </HeadRow>
    </Head>
  );
}

/**
 * Teams by challenges. It fills the available height and renders only visible rows and columns. It
 * is one tab stop: arrow keys, Page Up and Down, Home and End move between cells, Enter opens the
 * team.
 */
export function ScoreMatrix(props: ScoreMatrixProps) {
  const { teams, challenges, words, ownId, compact = false, teamNote, notice, handle } = props;
  const activeId = useId();
  const scroll = useRef<HTMLDivElement>(null);
  const columnCount = compact ? 0 : challenges.length;
  const measured = useSize(scroll);
  const size = measured ?? { width: 0, height: 0 };
  const cell = cellWidth(
    challenges.map((challenge) => challenge.points),
    size.width,
  );
  const counts = { rows: teams.length, columns: columnCount };
  const head = compact ? ROW : HEAD;
  const headRows = compact ? 1 : 2;
  const { rows, columns, onScroll } = useMatrixWindow(scroll, { measured, counts, cell, head });
  const team = teamWidth(size.width, columnCount, cell);
  const ownRow = teams.findIndex((each) => each.id === ownId);
  const navigation = useMatrixNavigation(scroll, { ...counts, head, cell, team, ownRow });
  const { active, spot } = navigation;

  useImperativeHandle(handle, () => ({
    reveal: (teamId) => {
      const row = teams.findIndex((each) => each.id === teamId);
      if (row < 0) return;
      scroll.current?.focus({ preventScroll: true });
      navigation.goTo({ row, column: -1 });
    },
  }));

  return (
    <Root
      style={vars({
        '--team': `${team}px`,
        '--cell': `${cell}px`,
        '--cells': `${columnCount * cell}px`,
        // A value that changes styles everything below it again; only the compact form reads this one.
        ...(compact && { '--best': Math.max(1, teams[0]?.points ?? 0) }),
        '--head': `${head}px`,
        '--height': `${teams.length * ROW}px`,
        '--fixed': `${RANK + team + SCORE}px`,
      })}
    >
      {notice}
      {/* Left to right in every language, like charts. */}
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
            navigation.onScroll();
          }}
          onKeyDown={navigation.onKeyDown}
          onPointerMove={navigation.onPointerMove}
          onPointerLeave={navigation.leave}
          onFocus={navigation.focus}
          onBlur={navigation.blur}
        >
          {compact ? (
            <CompactHead words={words} note={teamNote} />
          ) : (
            <MatrixHead challenges={challenges} columns={columns} words={words} note={teamNote} />
          )}
          <MatrixBody
            spot={spot}
            active={active}
            {...{ teams, rows, ownRow, headRows, challenges, compact, cell, activeId, words }}
          />
        </Scroll>
        <MatrixNote spot={spot} size={size} {...{ teams, challenges, words }} />
      </Box>
    </Root>
  );
}
