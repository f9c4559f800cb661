import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { guide } from '../../storybook/guide.ts';
import type { ReviewItem } from './review-columns.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

function item(
  team: string,
  division: string,
  members: string,
  applied: string,
  missing?: string,
): ReviewItem {
  return {
    id: team,
    team,
    division,
    members,
    applied,
    check: { complete: missing === undefined, label: missing ?? 'complete' },
    actions: <IconButton size="small" icon={Ellipsis} label={`More for ${team}`} />,
  };
}

const items = [
  item('Scrapyard Sirens', 'Student', '4 of 5', '4 min ago'),
  item('Hawser', 'Open', '3 of 5', '11 min ago'),
  item('Rusty Anchors', 'Student', '5 of 5', '26 min ago', '2 without student number'),
  item('Latitude Zero', 'Student', '2 of 5', '41 min ago', 'mail outside uit.no, ntnu.no'),
];

const meta = {
  title: 'CTF pieces/ReviewQueue',
  component: ReviewQueue,
  args: {
    label: 'Teams that wait for review',
    items,
    openId: 'Hawser',
    onOpen: fn(),
    onAction: fn(),
    href: (id) => `#${encodeURIComponent(id)}`,
    words: {
      team: 'Team',
      division: 'Division',
      members: 'Members',
      checks: 'Checks',
      applied: 'Applied',
      actions: 'Actions',
    },
  },
  parameters: guide({
    what: 'Teams waiting for a decision, with the results of automatic checks.',
    when: ['Staff accept or reject teams one after the other.'],
    whenNot: ['Teams that share flags: PairQueue.', 'Any other table: DataTable.'],
    keyboard: [
      ['j k', 'open the next or the previous team'],
      ['a r', 'accept or reject the open team; the next one opens'],
      ['u', 'reverts the last decision'],
    ],
    writing: ['A check says what is missing: “2 without student number”.'],
  }),
} satisfies Meta<typeof ReviewQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Triage: Story = {
  render: (args) => {
    const [rows, setRows] = useState(args.items);
    const [open, setOpen] = useState(args.openId);
    return (
      <ReviewQueue
        {...args}
        items={rows}
        openId={open}
        onOpen={setOpen}
        onAction={(act, id) => {
          args.onAction(act, id);
          setRows(act === 'undo' ? args.items : rows.filter((row) => row.id !== id));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: /Hawser/ }).focus();
    await userEvent.keyboard('j');
    canvas.getByRole('link', { name: /Rusty Anchors/ }).focus();
    await userEvent.keyboard('a');
    await expect(args.onAction).toHaveBeenLastCalledWith('accept', 'Rusty Anchors');
    await expect(canvas.queryByText('Rusty Anchors')).toBeNull();
    canvas.getByRole('link', { name: /Hawser/ }).focus();
    await userEvent.keyboard('r');
    await expect(args.onAction).toHaveBeenLastCalledWith('reject', 'Latitude Zero');
    await userEvent.keyboard('{Control>}a{/Control}');
    canvas.getByRole('link', { name: /Hawser/ }).focus();
    await userEvent.keyboard('u');
    await expect(args.onAction).toHaveBeenLastCalledWith('undo', undefined);
    await expect(args.onAction).toHaveBeenCalledTimes(3);
  },
};

export const Selected: Story = {
  args: {
    selection: {
      selected: new Set(['Hawser', 'Scrapyard Sirens']),
      onChange: () => undefined,
      rowLabel: ({ team }) => `Select ${team}`,
      allLabel: 'Select all 4',
    },
  },
};
export const WithoutDivisions: Story = {
  args: {
    items: items.map(({ id, team, members, check, applied }) => ({
      id,
      team,
      members,
      check,
      applied,
    })),
  },
};
export const Loading: Story = { args: { items: [], loadingRows: 5 } };
export const Empty: Story = {
  args: { items: [], empty: <EmptyState title="Nobody waits">New teams appear here.</EmptyState> },
};
