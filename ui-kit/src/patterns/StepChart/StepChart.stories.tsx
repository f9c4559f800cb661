import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../storybook/guide.ts';
import {
  exampleNow,
  exampleSeries,
  exampleStart,
  formatMoment,
  formatNumber,
} from '../shared/example-board.ts';
import { StepChart } from './StepChart.tsx';

const meta = {
  title: 'Data display/StepChart',
  component: StepChart,
  parameters: guide({
    what: 'Scores over time as a step chart, with colours for up to eight teams.',
    when: ['Above the scoreboard, and on the page of a team.'],
    whenNot: ['The value of a challenge: ScoreCurve.', 'A trend next to a number: Spark.'],
    keyboard: [
      ['← →', 'move between the points of a team'],
      ['↑ ↓', 'change the team'],
      ['Esc', 'leaves the chart'],
      ['t', 'shows a table'],
    ],
    writing: ['The label describes the chart in a sentence: “tern.team leads with 3,974 points”.'],
  }),
  args: {
    series: exampleSeries(8),
    start: exampleStart,
    end: exampleNow,
    label: 'Scores of the first eight teams since Friday 13:00',
    words: { now: 'now', team: 'Team', table: 'As a table', chart: 'As a chart' },
    formatTime: formatMoment,
    formatScore: formatNumber,
  },
} satisfies Meta<typeof StepChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightTeams: Story = {};
export const MoreTeamsAreFaint: Story = {
  args: { series: exampleSeries(12) },
  play: async ({ canvas, canvasElement }) => {
    const names = () => [...canvasElement.querySelectorAll('svg > g > text')];
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    const last = exampleSeries(12).at(-1)?.name;
    const isNamed = () => names().some(({ textContent }) => textContent === last);
    await expect(isNamed()).toBe(false);
    canvas.getByRole('group').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    for (let step = 0; step < 12 && !isNamed(); step += 1) {
      await userEvent.keyboard('{ArrowDown}');
    }
    await expect(isNamed()).toBe(true);
  },
};
export const WithAMedian: Story = {
  args: {
    series: exampleSeries(3).map((each, index) =>
      index === 2 ? { ...each, name: 'Median', mine: false, reference: true } : each,
    ),
  },
};
export const WithoutMine: Story = {
  args: { series: exampleSeries(4).map((each) => ({ ...each, mine: false })) },
};
export const NobodyYet: Story = { args: { series: [] } };
export const EmptyInWords: Story = {
  args: { series: [], empty: 'Nobody has scored yet. The first solve starts the chart.' },
};
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    // The height of the chart.
    await expect(canvasElement.querySelector('figure')?.clientHeight).toBe(140);
  },
};
export const Stale: Story = { args: { stale: 'as of 18:14' } };
export const Phone: Story = {
  args: { height: 104, series: exampleSeries(6) },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const ArrowKeysMoveBetweenPoints: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('group');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    const status = canvas.getByRole('status');
    const first = status.textContent;
    await expect(first).toMatch(/, [\d,]+, /);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(status).not.toHaveTextContent(first);
    await userEvent.keyboard('{ArrowDown}');
    await expect(status.textContent?.split(',')[0]).not.toBe(first.split(',')[0]);
    await userEvent.keyboard('{Escape}');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const TableView: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await userEvent.keyboard('t');
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'As a chart' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
