import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, KeyRound, Trash2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { guide } from '../../storybook/guide.ts';
import { BulkBar } from './BulkBar.tsx';

const actions = (
  <>
    <Button size="small" variant="ghost" icon={UserCheck}>
      Activate
    </Button>
    <Button size="small" variant="ghost" icon={KeyRound}>
      Reset passwords
    </Button>
    <Button size="small" variant="ghost" icon={Download}>
      Export
    </Button>
    <Button size="small" variant="danger" icon={Trash2}>
      Delete…
    </Button>
  </>
);

const meta = {
  title: 'Layouts/BulkBar',
  component: BulkBar,
  args: {
    label: 'Selected users',
    selected: 6,
    summary: '6 selected',
    children: actions,
    onClear: fn(),
    clearLabel: 'Clear selection',
  },
  parameters: guide({
    what: 'A bar with actions on all selected rows of a table.',
    when: ['Tables with a selection and at least one action for several rows.'],
    whenNot: ['One row: its own menu.', 'Changed fields of a form: SaveBar.'],
    keyboard: [['Esc', 'clears the selection while the focus is in the bar']],
    writing: [
      'The summary is the number of rows: “6 selected”.',
      'An action that opens a dialog ends with “…”.',
      '“Select all 1,284” means all rows that match the filter, not the page.',
    ],
  }),
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  args: {
    selectAll: (
      <Button size="small" variant="ghost">
        Select all 1,284
      </Button>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('region', { name: 'Selected users' });
    await expect(bar.getBoundingClientRect().height).toBe(52);
    await expect(canvasElement.querySelector('section')).toBe(bar);
  },
};

export const EscapeClears: Story = {
  render: (args) => {
    const [selected, setSelected] = useState(args.selected);
    return (
      <BulkBar
        {...args}
        selected={selected}
        onClear={() => {
          setSelected(0);
          args.onClear();
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, args }) => {
    const before = canvasElement.getBoundingClientRect().height;
    canvas.getByRole('button', { name: 'Activate' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

export const Working: Story = {
  args: { summary: '4 of 6 activated', progress: 4 / 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NothingSelected: Story = { args: { selected: 0, summary: '' } };
