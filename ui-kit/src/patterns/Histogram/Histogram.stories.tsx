import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { exampleNow } from '../shared/example-board.ts';
import { exampleBuckets, formatHour } from '../shared/example-buckets.ts';
import { Histogram } from './Histogram.tsx';

const MINUTE = 60_000;
const names: Readonly<Record<string, string>> = {
  info: 'info',
  warning: 'warnings',
  error: 'errors',
};

const meta = {
  title: 'Data display/Histogram',
  component: Histogram,
  parameters: guide({
    what: 'A bar chart of counts over time that is also the time filter of the list below.',
    when: ['Long lists with a time filter: logs, submissions.'],
    whenNot: ['Without a filter: Bars.', 'Exact dates: DateRangeField.'],
    keyboard: [
      ['← → on the bars', 'move between them'],
      ['t', 'shows a table'],
      ['← → on an edge', 'move it by a bar'],
      ['Page Up, Page Down', 'move it by ten'],
      ['Home, End', 'move it to the first or last bar'],
    ],
    writing: ['A FilterChip next to it shows the selected time and removes it.'],
  }),
  args: {
    levels: [
      { id: 'info', name: 'Info', tone: 'neutral' },
      { id: 'warning', name: 'Warning', tone: 'warn', mark: 'triangle' },
      { id: 'error', name: 'Error', tone: 'danger', mark: 'cross' },
    ],
    buckets: exampleBuckets(120, [16, 5, 0]).map(({ at, counts: [a = 0, b = 0] }, index) => ({
      at,
      counts: [a + 4, b, [33, 71, 72, 73, 109].includes(index) ? 5 : 0],
    })),
    end: exampleNow,
    label: 'Log entries of two hours: 27 warnings, 11 errors',
    words: { table: 'As a table', chart: 'As a chart', time: 'Time', from: 'From', until: 'Until' },
    window: null,
    onWindowChange: fn(),
    formatTime: formatHour,
    formatCount: (level, count) => `${count} ${names[level]}`,
  },
  render: function Controlled(args) {
    const [window, setWindow] = useState(args.window);
    return (
      <Histogram
        {...args}
        window={window}
        onWindowChange={(next) => {
          args.onWindowChange(next);
          setWindow(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const LastTwentyMinutes: Story = {
  args: { window: [exampleNow - 20 * MINUTE, exampleNow] },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { buckets: [], empty: 'No entries in these two hours' } };
export const Stale: Story = { args: { stale: 'as of 18:14' } };
export const Phone: Story = {
  args: { window: [exampleNow - 20 * MINUTE, exampleNow] },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const ArrowKeysSetTheWindow: Story = {
  play: async ({ canvas, args }) => {
    const from = canvas.getByRole('slider', { name: 'From' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(from).toHaveAttribute('aria-valuenow', '11');
    await expect(args.onWindowChange).toHaveBeenLastCalledWith([
      exampleNow - 109 * MINUTE,
      exampleNow,
    ]);
    await userEvent.keyboard('{Home}');
    await expect(args.onWindowChange).toHaveBeenLastCalledWith(null);
  },
};

export const DraggingSetsTheWindow: Story = {
  play: async ({ canvasElement, args }) => {
    const svg = canvasElement.querySelector('svg');
    if (!svg) throw new Error('nothing is drawn');
    const box = svg.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: box.left + share * box.width,
      clientY: box.top + 20,
      button: 0,
      pointerId: 1,
    });
    await fireEvent.pointerDown(svg, at(0.751));
    await fireEvent.pointerMove(svg, at(0.8));
    await fireEvent.pointerMove(svg, at(0.9));
    await expect(args.onWindowChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(svg, at(0.9));
    await expect(args.onWindowChange).toHaveBeenLastCalledWith([
      exampleNow - 30 * MINUTE,
      exampleNow - 11 * MINUTE,
    ]);
    const until = within(canvasElement).getByRole('slider', { name: 'Until' });
    await expect(until).toHaveAttribute('aria-valuenow', '108');
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getAllByRole('row')).toHaveLength(121);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};
