import type { ScoreboardItem } from '@halyard/sdk/types';
import type { SolveSumProps } from '@halyard/ui-kit';
import type { Language } from '../../../i18n/i18n.tsx';
import { bloodName } from '../../../game/term-words.ts';
import type { TeamSheet } from './team-sheet.ts';

/** A summary of a team's solves as text. `item`, once loaded, has the names of the members. */
export function solveSum(
  { LL, dates }: Language,
  sheet: TeamSheet,
  item: ScoreboardItem | undefined,
): SolveSumProps {
  const words = LL.scoreboard.dialog;
  const figure = (count: number) => LL.common.number({ value: count });
  const bonus = (points: number) => (points === 0 ? undefined : words.aheadBy({ points }));
  const names = new Map(item?.solvedChallenges.map(({ id, userName }) => [id, userName]));
  return {
    label: words.solvesOf({ team: sheet.team.name }),
    solves: sheet.solves.map((solve) => ({
      id: solve.challengeId,
      title: solve.challenge.title,
      category: solve.challenge.category,
      ...(solve.blood !== null &&
        solve.points > 0 && { blood: solve.blood, bloodLabel: bloodName(LL, solve.blood) }),
      member: names.get(solve.challengeId) ?? undefined,
      value: figure(solve.value),
      bonus: bonus(solve.bonus),
      points: figure(solve.points),
      time: dates.weekMoment(solve.at),
    })),
    sum: {
      value: figure(sheet.sum.value),
      bonus: bonus(sheet.sum.bonus) ?? '',
      points: figure(sheet.sum.points),
    },
    words: {
      challenge: words.challenge(),
      member: words.member(),
      value: words.value(),
      bonus: words.bonus(),
      points: words.pointsHead(),
      time: LL.common.timeIn({ zone: dates.zone(Date.now()) }),
      sum: words.sum(),
    },
  };
}
