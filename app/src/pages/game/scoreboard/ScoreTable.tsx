import type { Board, BoardTeam } from '@halyard/sdk/types';
import { type MatrixTeam, ScoreMatrix, type ScoreMatrixHandle } from '@halyard/ui-kit';
import { type Ref, useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { bloodName } from '../../../game/term-words.ts';
import { toColumns } from './score-rows.ts';

export interface ScoreTableProps {
  game: string;
  board: Board;
  rows: readonly MatrixTeam[];
  own: BoardTeam | undefined;
  isCompact: boolean;
  handle: Ref<ScoreMatrixHandle>;
}

/** The matrix of teams and challenges; renders visible rows and columns only. */
export function ScoreTable({ game, board, rows, own, isCompact, handle }: ScoreTableProps) {
  const language = useLanguage();
  const { LL } = language;
  const columns = useMemo(
    () => toColumns(language, board.challenges),
    [language, board.challenges],
  );
  const words = useMemo(() => {
    const all = LL.scoreboard;
    return {
      label: all.label({ game }),
      rank: all.rank(),
      team: all.team(),
      score: all.score(),
      solved: all.solved(),
      bloods: all.bloods(),
      pointsNow: all.pointsNow(),
      you: all.you(),
      open: all.open(),
      solvedCell: all.solvedCell(),
      worthless: all.worthless(),
      blood: [bloodName(LL, 1), bloodName(LL, 2), bloodName(LL, 3)] as const,
    };
  }, [LL, game]);
  return (
    <ScoreMatrix
      handle={handle}
      teams={rows}
      challenges={columns}
      words={words}
      ownId={own?.id}
      compact={isCompact}
    />
  );
}
