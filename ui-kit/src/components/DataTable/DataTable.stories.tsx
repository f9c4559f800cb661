import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorRegion } from '../ErrorState/ErrorRegion.tsx';
import { Link } from '../Link/Link.tsx';
import { Row } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './table-model.ts';
import { ColumnMenu } from './ColumnMenu.tsx';

interface Team {
  name: string;
  division: string;
  points: number;
  suspended?: boolean;
}

const teams: readonly Team[] = [
  { name: 'tern.team', division: 'Open', points: 3974 },
  { name: 'nullbyte', division: 'Open', points: 3778 },
  { name: 'Bilge Rats', division: 'Student', points: 3427 },
  { name: 'Scrapyard', division: 'Open', points: 0, suspended: true },
];

function TeamTable(props: DataTableProps<Team>) {
  return <DataTable {...props} />;
}

const meta = {
  title: 'Data display/DataTable',
  component: TeamTable,
  subcomponents: { ColumnMenu, DataTable },
  parameters: guide({
    what: 'A table of items that can be sorted, selected, opened and changed several at once.',
    when: [
      'Comparing or finding rows: users, teams, submissions, instances, logs.',
      'Up to tens of thousands of rows: above 100, only the visible ones are rendered.',
    ],
    whenNot: [
      'A ranking with a column per challenge: ScoreMatrix.',
      'Names and values of one item: KeyValue.',
      'A few items with a line of text each: List.',
    ],
    keyboard: [
      ['j k ↑ ↓', 'move between rows'],
      ['Home End Page Up Page Down', 'move further'],
      ['Space, x', 'select the row'],
      ['Shift with a click, x or an arrow key', 'selects the rows in between'],
      ['Enter', 'opens the row'],
      ['→ ←', 'expand and collapse a row'],
      ['Esc', 'clears the selection'],
    ],
    writing: [
      'A heading is one or two words; a unit or time zone follows after a comma: “Time, CET”.',
      'Numbers are aligned at the end; their unit is in the heading.',
      'A missing value is “–”, with a text for assistive technology where the dash is ambiguous.',
    ],
  }),
  args: {
    caption: 'Teams by points',
    rows: teams,
    rowKey: (team) => team.name,
    columns: [
      {
        id: 'team',
        header: 'Team',
        sortable: true,
        avatar: 'team',
        cell: (team) => (
          <Row gap={10}>
            <Avatar kind="team" name={team.name} />
            <Text size={13} weight={500}>
              {team.name}
            </Text>
          </Row>
        ),
      },
      { id: 'division', header: 'Division', cell: (team) => team.division },
      {
        id: 'points',
        header: 'Points',
        align: 'end',
        sortable: true,
        cell: (team) => <Text weight={600}>{team.points.toLocaleString('en')}</Text>,
      },
    ],
    isMuted: (team) => team.suspended ?? false,
  },
} satisfies Meta<typeof TeamTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('table', { name: 'Teams by points' }),
    ).toBeVisible();
  },
};

/** A column of texts that may be long, or of several lines. */
export const WrappedColumn: Story = {
  args: {
    columns: [
      { id: 'team', header: 'Team', cell: ({ name }) => name },
      { id: 'about', header: 'About', wrap: true, cell: ({ name }) => `${name} `.repeat(80) },
      { id: 'points', header: 'Points', align: 'end', cell: ({ points }) => points },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Teams by points' });
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const Sorted: Story = {
  args: { sort: { column: 'points', direction: 'descending' }, onSortChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Points' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'points',
      direction: 'ascending',
    });
  },
};

export const Selection: Story = {
  render: (args) => {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['Bilge Rats']));
    return (
      <TeamTable
        {...args}
        selection={{
          selected,
          onChange,
          rowLabel: (team) => `Select ${team.name}`,
          allLabel: 'Select all 4',
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Select all 4' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select nullbyte' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select nullbyte' })).toBeChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Scrapyard' })).toBeChecked();
  },
};

export const RowsAreLinks: Story = {
  args: { rowHref: (team) => `#${team.name}`, currentKey: 'nullbyte' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'nullbyte' })).toHaveAttribute(
      'href',
      '#nullbyte',
    );
    const last = canvas.getByRole('cell', { name: '3,427' }).getBoundingClientRect();
    const hit = document.elementFromPoint(last.right - 40, last.top + last.height / 2);
    await expect(hit?.closest('a')).toHaveAttribute('href', '#Bilge Rats');
  },
};

/** Default, selected, muted, selected and muted, and focused. */
export const RowStates: Story = {
  args: {
    rows: [
      ...teams,
      { name: 'Grey Heron', division: 'Open', points: 0, suspended: true },
      { name: 'Dry Dock', division: 'Open', points: 2912 },
    ],
    selection: {
      selected: new Set(['nullbyte', 'Grey Heron']),
      onChange: fn(),
      rowLabel: (team) => `Select ${team.name}`,
      allLabel: 'Select all 6',
    },
  },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    const ground = (name: string) =>
      getComputedStyle(within(row(name)).getByRole('cell', { name })).background;
    await expect(ground('nullbyte')).not.toBe(ground('tern.team'));
    row('Dry Dock').focus();
    await waitFor(() => expect(row('Dry Dock')).toHaveAttribute('data-cursor'));
    await expect(ground('Dry Dock')).not.toBe(ground('tern.team'));
    await expect(ground('Dry Dock')).not.toBe(ground('nullbyte'));
  },
};

export const Compact: Story = { args: { rowSize: 'compact' } };
export const InACard: Story = { args: { inset: true } };
export const Loading: Story = { args: { rows: [], loadingRows: 4 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No teams yet">They appear here.</EmptyState> },
};
export const Failed: Story = {
  args: {
    rows: [],
    failed: (
      <ErrorRegion title="Could not load the teams" onRetry={fn()}>
        The server answered 502.
      </ErrorRegion>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('tern.team')).toBeNull();
  },
};
export const Stale: Story = {
  args: {
    stale: (
      <Banner tone="warn" icon={Clock} edge action={<Link href="#now">Now</Link>}>
        As of 18:14, retrying in 12 s
      </Banner>
    ),
    selection: {
      selected: new Set(),
      onChange: fn(),
      rowLabel: (team) => `Select ${team.name}`,
      allLabel: 'Select all 4',
      disabled: true,
    },
  },
};
export const Phone: Story = {
  args: { phone: { line: (team) => `${team.division} division`, end: 'points' } },
  globals: { viewport: { value: 'w390', isRotated: false } },
};
