import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Text } from '../Text/Text.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

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

const TeamTable = (props: DataTableProps<Team>) => <DataTable {...props} />;

const meta = {
  title: 'Data display/DataTable',
  component: TeamTable,
  args: {
    caption: 'Teams by points',
    rows: teams,
    rowKey: (team) => team.name,
    columns: [
      {
        id: 'team',
        header: 'Team',
        sortable: true,
        cell: (team) => <Text weight={500}>{team.name}</Text>,
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
    await expect(within(canvasElement).getByRole('link', { name: 'nullbyte' })).toHaveAttribute(
      'href',
      '#nullbyte',
    );
  },
};

export const Compact: Story = { args: { rowSize: 'compact' } };
export const InACard: Story = { args: { inset: true } };
export const Loading: Story = { args: { rows: [], loadingRows: 4 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No teams yet">They appear here.</EmptyState> },
};
