import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import { CurveChart } from './CurveChart.tsx';

function falling(difficulty: number) {
  return Array.from({ length: 21 }, (_, index) => Math.max(1, index * 10)).map((at) => ({
    at,
    value: Math.round(500 * (0.2 + 0.8 * Math.exp((1 - at) / difficulty))),
  }));
}

const meta = {
  title: 'Data display/CurveChart',
  component: CurveChart,
  parameters: guide({
    what: 'A value by a number, as a line with slopes.',
    when: ['Points by solves, load by instances: values that can be interpolated.'],
    whenNot: [
      'Scores over time, which change in steps: StepChart.',
      'Counts over time: Bars.',
      'Editing the score of a challenge: ScoreCurveEditor.',
    ],
    keyboard: [
      ['← → Home End', 'move between the points'],
      ['↑ ↓', 'change the line'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['`label` describes the start, the end and the cause.'],
  }),
  args: {
    curves: [{ id: 'new', name: 'Points', points: falling(146) }],
    label: '500 points at first, 303 after 100 solves, at least 100',
    words: { table: 'As a table', chart: 'As a chart', at: 'Solves' },
    formatAt: (at) => String(Math.round(at)),
    formatValue: (value) => String(Math.round(value)),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 396, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CurveChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const BesideWhatIsSaved: Story = {
  args: {
    curves: [
      { id: 'new', name: 'new, 146', points: falling(146) },
      { id: 'saved', name: 'saved, 60', points: falling(60), look: 'other' },
    ],
    floor: { value: 100, label: 'minimum 100' },
  },
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { curves: [], empty: 'No solves yet' } };
export const Stale: Story = { args: { stale: 'as of 18:14' } };

export const ArrowKeysMoveBetweenPoints: Story = {
  args: BesideWhatIsSaved.args ?? {},
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{Home}');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('new, 146, 500, Solves: 1');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(status).toHaveTextContent(/^saved, 60, \d+, Solves: 10$/);
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getAllByRole('row')).toHaveLength(22);
  },
};
