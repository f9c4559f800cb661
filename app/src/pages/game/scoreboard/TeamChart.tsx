import type { Board, BoardTeam } from '@halyard/sdk/types';
import { StepChart } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useMoments } from '../shared/moments.ts';
import { medianPoints, scorePoints } from './standings.ts';

interface TeamChartProps {
  board: Board;
  team: BoardTeam;
  /** The own team beside another one. */
  own: BoardTeam | undefined;
}

const HEIGHT = 200;

/** The scores over time of a team, of the user's own team, and the median of the best teams. */
export function TeamChart({ board, team, own }: TeamChartProps) {
  const { LL, dates } = useLanguage();
  const moments = useMoments();
  const words = LL.scoreboard;
  const series = useMemo(() => {
    const median = medianPoints(board);
    return [
      { id: team.id, name: team.name, points: scorePoints(team, board.start), mine: !own },
      ...(own
        ? [{ id: own.id, name: own.name, points: scorePoints(own, board.start), mine: true }]
        : []),
      ...(median.length > 0
        ? [{ id: 0, name: words.dialog.median(), points: median, reference: true }]
        : []),
    ];
  }, [board, team, own, words]);
  return (
    <StepChart
      series={series}
      start={board.start}
      end={Math.min(board.end, board.updateTimeUtc)}
      height={HEIGHT}
      label={words.chartLabel({ team: team.name, points: team.score })}
      words={{
        now: words.now(),
        team: words.team(),
        table: LL.common.asTable(),
        chart: LL.common.asChart(),
      }}
      formatTime={(at, kind) => (kind === 'day' ? dates.weekMoment(at) : moments.clock(at))}
      formatScore={(count) => LL.common.number({ value: count })}
    />
  );
}
