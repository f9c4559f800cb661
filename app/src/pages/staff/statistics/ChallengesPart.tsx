import type { ChallengeStatistics, GameStatistics } from '@halyard/sdk/types';
import {
  Card,
  CategoryFlag,
  ChallengeCell,
  type DataColumn,
  DataTable,
  EmptyState,
  List,
  ListRow,
  Section,
  Stack,
  StackBar,
  type TableSort,
  Text,
  useBelow,
} from '@halyard/ui-kit';
import { useState } from 'react';
import { categoryName } from '../../../game/term-words.ts';
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts';
import { useLanguage } from '../../../i18n/i18n.tsx';

/** The columns of numbers; null where the server does not know. */
const COUNTS = {
  opened: ({ opened }) => opened,
  tried: ({ tried }) => tried,
  solved: ({ solved }) => solved,
  right: rightOf,
  wrong: ({ wrong }) => wrong,
} as const satisfies Record<string, (challenge: ChallengeStatistics) => number | null>;

type CountName = keyof typeof COUNTS;

/** What teams did with each challenge. */
export function ChallengesPart({ data }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const isNarrow = useBelow('md');
  const Challenges = isNarrow ? ChallengesList : ChallengesTable;
  return (
    <Card pad={0}>
      <Stack pad={16}>
        <Section title={words.challenges()}>
          <Text as="p" size={13} tone="muted">
            {words.challengesText({ count: data.teams.accepted })}
          </Text>
        </Section>
      </Stack>
      <Challenges data={data} />
    </Card>
  );
}

const SOLVED_MOST: TableSort = { column: 'solved', direction: 'descending' };

function ChallengesTable({ data }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const [sort, setSort] = useState(SOLVED_MOST);
  const columns = useColumns(data);
  return (
    <DataTable
      // The title already names the region around the table.
      caption={words.challengesText({ count: data.teams.accepted })}
      inset
      rowSize="compact"
      rows={sortChallenges(data.challenges, sort)}
      rowKey={({ id }) => String(id)}
      isMuted={({ enabled }) => !enabled}
      sort={sort}
      onSortChange={setSort}
      empty={<EmptyState title={words.noChallenges()} />}
      columns={columns}
    />
  );
}

/** The challenges on narrow windows, the most solved first. */
function ChallengesList({ data: { teams, challenges } }: { data: GameStatistics }) {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  if (challenges.length === 0) return <EmptyState title={words.noChallenges()} />;
  return (
    <List label={words.challenges()}>
      {sortChallenges(challenges, SOLVED_MOST).map((challenge) => (
        <ListRow
          key={challenge.id}
          start={
            <CategoryFlag
              category={challenge.category}
              label={categoryName(LL, challenge.category)}
              size={16}
            />
          }
          title={titleOf(LL, challenge)}
          muted={!challenge.enabled}
          detail={
            <Stack gap={6}>
              <Text size={12} tone="muted">
                {words.phoneLine({
                  tried: challenge.tried,
                  solved: challenge.solved,
                  wrong: challenge.wrong,
                })}
              </Text>
              <TeamsBar challenge={challenge} accepted={teams.accepted} />
            </Stack>
          }
        />
      ))}
    </List>
  );
}

function titleOf(LL: TranslationFunctions, { title, enabled }: ChallengeStatistics): string {
  return enabled ? title : `${title} (${LL.staff.statistics.disabled()})`;
}

interface TeamsBarProps {
  challenge: ChallengeStatistics;
  /** What the whole length stands for. */
  accepted: number;
}

function TeamsBar({ challenge: { opened, tried, solved }, accepted }: TeamsBarProps) {
  return (
    <StackBar
      max={accepted}
      parts={[
        { id: 'solved', value: solved, tone: 'ok' },
        { id: 'tried', value: tried - solved, tone: 'neutral' },
        { id: 'opened', value: (opened ?? tried) - tried, tone: 'faint' },
      ]}
    />
  );
}

function useColumns({ teams, challenges }: GameStatistics): DataColumn<ChallengeStatistics>[] {
  const { LL } = useLanguage();
  const words = LL.staff.statistics;
  const mostSent = Math.max(0, ...challenges.map((each) => rightOf(each) + each.wrong));
  const count = (name: CountName): DataColumn<ChallengeStatistics> => ({
    id: name,
    header: words[name](),
    align: 'end',
    sortable: true,
    cell: (challenge) => {
      const value = COUNTS[name](challenge);
      return value === null ? LL.staff.nothing() : LL.common.number({ value });
    },
  });
  return [
    {
      id: 'challenge',
      header: words.challenge(),
      sortable: true,
      cell: (challenge) => (
        <ChallengeCell
          title={titleOf(LL, challenge)}
          category={challenge.category}
          categoryName={categoryName(LL, challenge.category)}
        />
      ),
    },
    {
      id: 'teams',
      header: words.teamsShare(),
      width: 200,
      cell: (challenge) => <TeamsBar challenge={challenge} accepted={teams.accepted} />,
    },
    count('opened'),
    count('tried'),
    count('solved'),
    {
      id: 'sent',
      header: words.rightShare(),
      width: 200,
      cell: (challenge) => (
        <StackBar
          max={mostSent}
          parts={[
            { id: 'right', value: rightOf(challenge), tone: 'ok' },
            { id: 'wrong', value: challenge.wrong, tone: 'neutral' },
          ]}
        />
      ),
    },
    count('right'),
    count('wrong'),
  ];
}

/** Right flags, also those after the first one of their team. */
function rightOf({ solved, repeats }: ChallengeStatistics): number {
  return solved + repeats;
}

/** By a column of numbers; by any other in the order of the board. What is unknown is last. */
function sortChallenges(
  challenges: readonly ChallengeStatistics[],
  { column, direction }: TableSort,
): readonly ChallengeStatistics[] {
  const name = (Object.keys(COUNTS) as CountName[]).find((each) => each === column);
  const sign = direction === 'ascending' ? 1 : -1;
  if (!name) return sign === 1 ? challenges : challenges.toReversed();
  const known = challenges.filter((each) => COUNTS[name](each) !== null);
  const unknown = challenges.filter((each) => COUNTS[name](each) === null);
  const count = (each: ChallengeStatistics) => COUNTS[name](each) ?? 0;
  return [...known.toSorted((a, b) => sign * (count(a) - count(b))), ...unknown];
}
