import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import {
  exampleNow,
  exampleSeries,
  exampleSparkWords,
  exampleStart,
} from '../shared/example-board.ts';
import { Spark } from './Spark.tsx';

const meta = {
  title: 'Data display/Spark',
  component: Spark,
  parameters: guide({
    what: 'The viewer’s score as a small step chart.',
    when: ['Next to a number, to show its trend.'],
    whenNot: ['Where the values matter: StepChart.'],
    keyboard: [
      ['← →', 'move between the points'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['The label describes the chart: “3,184 points, 412 of them in the last 24 hours”.'],
  }),
  args: {
    points: exampleSeries(4)[2]?.points ?? [],
    start: exampleNow - 24 * 3_600_000,
    end: exampleNow,
    label: '3,184 points, 1,412 of them in the last 24 hours',
    ...exampleSparkWords,
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

export const ArrowKeysMoveBetweenPoints: Story = {
  args: { start: exampleStart, height: 44 },
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: /^3,184 points/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const status = canvas.getByRole('status');
    const first = status.textContent;
    await expect(first).toMatch(/^[\d,]+ points, /);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(status).not.toHaveTextContent(first);
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const TableView: Story = {
  args: { start: exampleStart },
  play: async ({ canvas }) => {
    canvas.getByRole('group', { name: /^3,184 points/ }).focus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'As a chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
