import { useState } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import type { DataColumn } from '../components/DataTable/table-model.ts';
import { Grid, Row } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { ChallengeCard } from '../patterns/ChallengeCard/ChallengeCard.tsx';
import {
  ParticipationBadge,
  type ParticipationBadgeProps,
} from '../patterns/ParticipationBadge/ParticipationBadge.tsx';
import { exampleChallenge } from '../patterns/shared/example-challenges.ts';
import { InState } from '../storybook/InStates.tsx';

interface ExampleTeam {
  name: string;
  division: string;
  status: ParticipationBadgeProps['status'];
  points: string;
  /** The state that the row shows. */
  shown: string;
}

function team(
  name: string,
  division: string,
  status: ExampleTeam['status'],
  points: string,
  shown: string,
): ExampleTeam {
  return { name, division, status, points, shown };
}

const TEAMS: readonly ExampleTeam[] = [
  team('tern.team', 'Open', 'Accepted', '3,974', 'rest'),
  team('nullbyte', 'Open', 'Accepted', '3,778', 'hover'),
  team('Bilge Rats', 'Student', 'Accepted', '3,427', 'selected'),
  team('r00tbeer', 'Open', 'Pending', '3,169', 'open'),
  team('Scrapyard', 'Open', 'Suspended', '–', 'muted'),
];

const COLUMNS: readonly DataColumn<ExampleTeam>[] = [
  {
    id: 'team',
    header: 'Team',
    sortable: true,
    cell: ({ name }) => (
      <Row gap={10}>
        <Avatar kind="team" name={name} />
        <Text size={13} weight={500} cut>
          {name}
        </Text>
      </Row>
    ),
  },
  { id: 'division', header: 'Division', cell: ({ division }) => division },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ParticipationBadge status={status} label={status} />,
  },
  { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => points },
  {
    id: 'shown',
    header: 'State',
    align: 'end',
    cell: ({ shown }) => (
      <Text size={12} tone="faint">
        {shown}
      </Text>
    ),
  },
];

/** Rows of a table in their states. */
export function TableStates() {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['Bilge Rats']));
  return (
    <InState state="hover" target="tbody tr:nth-child(2)">
      <DataTable
        caption="Teams"
        columns={COLUMNS}
        rows={TEAMS}
        rowKey={({ name }) => name}
        sort={{ column: 'team', direction: 'descending' }}
        onSortChange={() => undefined}
        selection={{
          selected,
          onChange,
          rowLabel: ({ name }) => `Select ${name}`,
          allLabel: 'Select all 5',
        }}
        currentKey="r00tbeer"
        isMuted={({ status }) => status === 'Suspended'}
      />
    </InState>
  );
}

const fixture = exampleChallenge(10, 'Session Fixture', 'Web', 287, 64);

/** Challenge cards in their states. */
export function CardStates() {
  return (
    <Grid min={150} gap={8}>
      <ChallengeCard challenge={fixture} />
      <InState state="hover">
        <ChallengeCard challenge={fixture} />
      </InState>
      <ChallengeCard
        challenge={exampleChallenge(7, 'Loose Cannon', 'Pwn', 471, 12, {
          mark: { kind: 'running' },
        })}
        selected
      />
      <ChallengeCard
        challenge={exampleChallenge(12, 'Tide Table', 'Web', 412, 31, { solved: true })}
      />
      <ChallengeCard
        challenge={exampleChallenge(11, 'Cargo Manifest', 'Web', 366, 41, {
          solved: true,
          blood: 2,
        })}
      />
      <ChallengeCard
        challenge={exampleChallenge(9, 'Keelhaul', 'Pwn', 500, 0, {
          mark: { kind: 'new', text: 'new' },
        })}
      />
      <ChallengeCard
        challenge={exampleChallenge(14, 'Sextant', 'Reverse', 402, 29, {
          mark: { kind: 'closing', text: '0:42' },
        })}
        showCategory
      />
      <ChallengeCard
        challenge={exampleChallenge(4, 'Knots', 'Misc', 298, 58, {
          mark: { kind: 'closed', text: 'closed' },
        })}
      />
    </Grid>
  );
}
