import type { Board, BoardTeam, ScoreboardItem } from '@halyard/sdk/react';
import { Avatar, CategoryFlag, Grid, Section, ShareList, StepChart } from '@halyard/ui-kit';
import { useMemo } from 'react';
import { useProfile } from '../../../app/session/session.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';
import { useMoments } from '../shared/moments.ts';
import { categoryName } from '../shared/words.ts';
import { medianPoints, scorePoints } from './standings.ts';
import { memberShares, type TeamSheet } from './team-sheet.ts';

interface TeamChartProps {
  board: Board;
  team: BoardTeam;
  /** The own team beside another one. */
  own: BoardTeam | undefined;
}

const HEIGHT = 200;

/** A team's score over time beside the own one and the middle of the best. */
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
      ...(median.length > 0 ? [{ id: 0, name: words.dialog.median(), points: median }] : []),
    ];
  }, [board, team, own, words]);
  return (
    <Section title={words.dialog.score()} level={3}>
      <StepChart
        series={series}
        start={board.start}
        end={Math.min(board.end, board.updateTimeUtc)}
        height={HEIGHT}
        label={words.chartLabel({ team: team.name, points: team.score })}
        words={{
          now: words.now(),
          team: words.team(),
          table: words.asTable(),
          chart: words.asChart(),
        }}
        formatTime={(at, kind) => (kind === 'day' ? dates.weekMoment(at) : moments.clock(at))}
        formatScore={(count) => LL.game.figure({ count })}
      />
    </Section>
  );
}

/** What a team won of what each category offers. */
export function TeamCategories({ sheet }: { sheet: TeamSheet }) {
  const { LL } = useLanguage();
  const words = LL.scoreboard.dialog;
  const half = Math.ceil(sheet.categories.length / 2);
  const [first, second] = [sheet.categories.slice(0, half), sheet.categories.slice(half)];
  return (
    <Section title={words.categories()} level={3} note={words.categoriesNote()}>
      <Grid min={220} gap={16} align="start">
        {[first, second].map((part) => (
          <ShareList
            key={part[0]?.category}
            label={words.categoriesNote()}
            items={part.map(({ category, points, offered, solved, count }) => ({
              id: category,
              lead: <CategoryFlag category={category} />,
              name: categoryName(LL, category),
              share: offered === 0 ? 0 : points / offered,
              value: words.categoryValue({ points, solved, count }),
            }))}
          />
        ))}
      </Grid>
    </Section>
  );
}

/** Who of a team won how much. */
export function TeamMembers({ item }: { item: ScoreboardItem }) {
  const { LL } = useLanguage();
  const me = useProfile()?.userName;
  const words = LL.scoreboard.dialog;
  const shares = memberShares(item.solvedChallenges);
  if (shares.length === 0) return null;
  const most = Math.max(1, ...shares.map(({ points }) => points));
  return (
    <Section title={words.members()} level={3}>
      <ShareList
        label={words.members()}
        items={shares.map(({ name, points, solves }) => ({
          id: name,
          lead: <Avatar kind="person" name={name} />,
          name,
          share: points / most,
          value: words.memberNote({ points, count: solves }),
          mine: name === me,
        }))}
      />
    </Section>
  );
}
