import type { Board, BoardTeam } from '@halyard/sdk/types';
import { StepChart, useBelow } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { useMoments } from '../shared/moments.ts';
import { chartTeams, scorePoints } from './standings.ts';

export interface ScoreChartProps {
  board: Board;
  /** Teams that the table shows. */
  shown: readonly BoardTeam[];
  own: BoardTeam | undefined;
  /** The game is over, so the lines end with it. */
  isOver: boolean;
}

/** Scores over time of the best teams that are shown, and of the user's team. */
export function ScoreChart({ board, shown, own, isOver }: ScoreChartProps) {
  const language = useLanguage();
  const { LL, dates } = language;
  const moments = useMoments();
  const isPhone = useBelow('md');
  const teams = useMemo(() => chartTeams(shown, own), [shown, own]);
  const series = useMemo(
    () =>
      teams.map((team) => ({
        id: team.id,
        name: team.name,
        points: scorePoints(team, board.start),
        mine: team === own,
      })),
    [teams, own, board.start],
  );
  const latest = Math.max(
    board.updateTimeUtc,
    ...series.map(({ points }) => points.at(-1)?.at ?? 0),
  );
  return (
    <StepChart
      series={series}
      start={board.start}
      end={isOver ? board.end : Math.min(board.end, latest)}
      height={isPhone ? 104 : 140}
      label={labelOf(language, teams[0], own)}
      words={{
        now: isOver ? LL.scoreboard.atEnd() : LL.scoreboard.now(),
        team: LL.scoreboard.team(),
        table: LL.common.asTable(),
        chart: LL.common.asChart(),
      }}
      formatTime={(at, kind) => (kind === 'day' ? dates.weekMoment(at) : moments.clock(at))}
      formatScore={(count) => LL.common.number({ value: count })}
    />
  );
}

function labelOf(
  { LL }: Language,
  leader: BoardTeam | undefined,
  own: BoardTeam | undefined,
): string {
  if (!leader) return LL.scoreboard.chartNone();
  const team = leader.name;
  const points = leader.score;
  return own && own !== leader && own.rank > 0
    ? LL.scoreboard.chartLabelOwn({
        team,
        points,
        own: own.name,
        rank: own.rank,
        score: own.score,
      })
    : LL.scoreboard.chartLabel({ team, points });
}
