import type { ScoreboardItem } from '@halyard/sdk/react';
import {
  BloodPennant,
  CategoryFlag,
  type DataColumn,
  DataTable,
  Row,
  Section,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { type Language, useLanguage } from '../../../i18n/i18n.tsx';
import { bloodName } from '../shared/words.ts';
import type { SheetSolve, TeamSheet } from './team-sheet.ts';

interface SolveTableProps {
  sheet: TeamSheet;
  /** Names who solved what, once it is there. */
  item: ScoreboardItem | undefined;
}

/** A solve, or the line that adds them up. */
type Line = { solve: SheetSolve } | { solve: null; sum: TeamSheet['sum'] };

/** A team's solves with what each is worth, so that the score can be added up. */
export function SolveTable({ sheet, item }: SolveTableProps) {
  const language = useLanguage();
  const { LL } = language;
  const words = LL.scoreboard.dialog;
  const isPhone = useBelow('sm');
  const names = new Map(item?.solvedChallenges.map(({ id, userName }) => [id, userName]));
  const lines: Line[] = [
    ...sheet.solves.map((solve) => ({ solve })),
    { solve: null, sum: sheet.sum },
  ];
  const columns = columnsOf(language, names);
  const narrow = new Set(['challenge', 'points', 'time']);
  return (
    <Section
      title={words.solves()}
      level={3}
      note={words.solvesNote({ count: sheet.solves.length })}
    >
      <DataTable
        caption={words.solvesOf({ team: sheet.team.name })}
        columns={isPhone ? columns.filter(({ id }) => narrow.has(id)) : columns}
        rows={lines}
        rowKey={({ solve }) => (solve ? String(solve.challengeId) : 'sum')}
        rowSize="compact"
        inset
      />
    </Section>
  );
}

function columnsOf(
  { LL, dates }: Language,
  names: ReadonlyMap<number, string | null>,
): DataColumn<Line>[] {
  const words = LL.scoreboard.dialog;
  const figure = (count: number) => LL.game.figure({ count });
  const bonus = (points: number) => (points === 0 ? '' : words.aheadBy({ points }));
  const zone = dates.zone(Date.now());
  return [
    {
      id: 'challenge',
      header: words.challenge(),
      cell: ({ solve }) =>
        solve ? <Challenge LL={LL} solve={solve} /> : <Text weight={600}>{words.sum()}</Text>,
    },
    {
      id: 'member',
      header: words.member(),
      cell: ({ solve }) => (solve ? (names.get(solve.challengeId) ?? '') : ''),
    },
    {
      id: 'value',
      header: words.value(),
      align: 'end',
      cell: (line) => figure(line.solve ? line.solve.value : line.sum.value),
    },
    {
      id: 'bonus',
      header: words.bonus(),
      align: 'end',
      cell: (line) => bonus(line.solve ? line.solve.bonus : line.sum.bonus),
    },
    {
      id: 'points',
      header: words.pointsHead(),
      align: 'end',
      cell: (line) => (
        <Text size={13} weight={600} figures>
          {figure(line.solve ? line.solve.points : line.sum.points)}
        </Text>
      ),
    },
    {
      id: 'time',
      header: words.time({ zone }),
      align: 'end',
      cell: ({ solve }) => (
        <Text size={12} mono>
          {solve ? dates.weekMoment(solve.at) : ''}
        </Text>
      ),
    },
  ];
}

function Challenge({ LL, solve }: { LL: Language['LL']; solve: SheetSolve }) {
  return (
    <Row gap={8}>
      <CategoryFlag category={solve.challenge.category} size={16} />
      {solve.challenge.title}
      {solve.blood !== null && solve.points > 0 && (
        <BloodPennant place={solve.blood} label={bloodName(LL, solve.blood)} />
      )}
    </Row>
  );
}
