import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../storybook/guide.ts';
import { exampleNow, exampleSeries, exampleStart } from '../shared/example-board.ts';
import { Spark } from './Spark.tsx';

const meta = {
  title: 'Data display/Spark',
  component: Spark,
  parameters: guide({
    what: 'The own score as a small line of steps.',
    when: ['Beside a figure, to say whether it moves.'],
    whenNot: ['Where values are read off: StepChart.'],
    writing: [
      'The label says what the line shows: “3,184 points, 412 of them in the last 24 hours”.',
    ],
  }),
  args: {
    points: exampleSeries(4)[2]?.points ?? [],
    start: exampleNow - 24 * 3_600_000,
    end: exampleNow,
    label: '3,184 points, 1,412 of them in the last 24 hours',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 470, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Spark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastDay: Story = {};
export const SinceTheStart: Story = { args: { start: exampleStart, height: 44 } };
export const NoPoints: Story = { args: { points: [] } };
export const Loading: Story = { args: { loading: true } };
export const Stale: Story = { args: { stale: true } };
